/** What *Find an Example...* asks before it searches. */
import * as vscode from 'vscode';
import { BOARD, type FindKind, FORMS, KINDS, MOVES, PLAYERS, wholeNumber } from '../../find/forms.ts';
import type { FindRequest } from '../../find/jobs.ts';
import { words } from '../words.ts';

/** What can be chosen from. */
interface Choices {
  readonly rules: readonly string[];
  readonly patterns: readonly string[];
}

/** `undefined` when the user has given up. */
export async function askRequest(
  choices: () => Promise<Choices>,
  rules: unknown,
): Promise<FindRequest | undefined> {
  const editor = vscode.window.activeTextEditor;
  const kinds = KINDS.map((kind) => ({ label: words(`finder.${kind}`), wanted: kind }));
  const picked = await vscode.window.showQuickPick(kinds, { placeHolder: words('finder.what') });
  if (!picked) return undefined;
  const { wanted: kind } = picked;
  const value = await askValue(kind, choices);
  if (value === undefined) return undefined;
  if (kind === 'matching') {
    const moves = await number(words('finder.further'), { usual: '0', least: 0, most: MOVES.most });
    if (moves === undefined || !editor) return undefined;
    return { kind, value, board: '', moves: Number(moves), text: textAt(editor), rules };
  }
  const board = await input(words('finder.board'), '≤3x3', (given) => BOARD.test(given));
  if (board === undefined) return undefined;
  return { kind, value, board, moves: MOVES.usual, rules, ...(editor && { text: textAt(editor) }) };
}

/** The text of an editor, and where its cursor is. */
export function textAt({ document, selection }: vscode.TextEditor): NonNullable<FindRequest['text']> {
  return {
    language: document.languageId,
    content: document.getText(),
    offset: document.offsetAt(selection.active),
  };
}

async function askValue(kind: FindKind, choices: () => Promise<Choices>): Promise<string | undefined> {
  const form = FORMS[kind];
  switch (form.takes) {
    case 'rules': {
      const { rules } = await choices();
      const first = await pick(words('finder.rule', { first: null }), rules);
      if (first === undefined) return undefined;
      const others = rules.filter((rule) => rule !== first);
      const second = await pick(words('finder.rule', { first }), others);
      return second && `${first},${second}`;
    }
    case 'pattern':
      return pick(words('finder.pattern-name'), (await choices()).patterns);
    case 'player':
      return pick(words('finder.player'), PLAYERS);
    case 'sum':
      return input(words('finder.value'), form.usual, (given) => /^[\dab+ ]+$/.test(given));
    case 'claim':
      if (vscode.window.activeTextEditor) return input(words('finder.claim'), form.usual);
      void vscode.window.showInformationMessage(words('text.none'));
      return undefined;
    default:
      return number(words(form.question), form);
  }
}

async function pick(placeHolder: string, labels: readonly string[]): Promise<string | undefined> {
  return vscode.window.showQuickPick([...labels], { placeHolder });
}

async function input(
  prompt: string,
  value: string,
  isOne = (_: string) => true,
): Promise<string | undefined> {
  return vscode.window.showInputBox({
    prompt,
    value,
    validateInput: (given) => (isOne(given.trim()) ? null : prompt),
  });
}

function number(
  prompt: string,
  { usual, least, most }: { readonly usual: string; readonly least: number; readonly most: number },
): Promise<string | undefined> {
  return input(prompt, usual, (given) => wholeNumber(given, least, most) !== null);
}
