/** What *Find an Example…* asks before it searches. */
import * as vscode from 'vscode';
import type { FindWish } from '../../finder/jobs.ts';
import { words } from '../words.ts';

/** Moves of lines, at most. */
const MOVES = 5;

type Kind = FindWish['kind'];
const KINDS = [
  'differ',
  'cycle',
  'pattern',
  'eye',
  'ko-position',
  'disturber',
  'hot',
  'matching',
] as const satisfies readonly Kind[];

/** What can be chosen from. */
interface Choices {
  readonly rules: readonly string[];
  readonly patterns: readonly string[];
}

/** `undefined` when the user has given up. */
export async function askWish(choices: () => Promise<Choices>): Promise<FindWish | undefined> {
  const editor = vscode.window.activeTextEditor;
  const kinds = KINDS.map((kind) => ({ label: words(`finder.${kind}`), wanted: kind }));
  const picked = await vscode.window.showQuickPick(kinds, { placeHolder: words('finder.what') });
  if (!picked) return undefined;
  const { wanted: kind } = picked;
  const value = await askValue(kind, choices);
  if (value === undefined) return undefined;
  if (kind === 'matching') {
    const moves = await input(words('finder.further'), '0', /^(?:\d|1\d|2[0-4])$/);
    if (moves === undefined || !editor) return undefined;
    return { kind, value, board: '', moves: Number(moves), text: textAt(editor) };
  }
  const board = await input(words('finder.board'), '≤3x3', /^(?:≤|<=)? ?\d{1,2}x\d{1,2}$/);
  return board === undefined ? undefined : { kind, value, board, moves: MOVES };
}

/** The text of an editor, and where its cursor is. */
export function textAt({ document, selection }: vscode.TextEditor): NonNullable<FindWish['text']> {
  return {
    language: document.languageId,
    content: document.getText(),
    offset: document.offsetAt(selection.active),
  };
}

async function askValue(kind: Kind, choices: () => Promise<Choices>): Promise<string | undefined> {
  switch (kind) {
    case 'differ': {
      const { rules } = await choices();
      const first = await pick(words('finder.rule', { first: null }), rules);
      if (first === undefined) return undefined;
      const others = rules.filter((rule) => rule !== first);
      const second = await pick(words('finder.rule', { first }), others);
      return second && `${first},${second}`;
    }
    case 'cycle':
      return input(words('finder.length'), '4', /^(?:[2-9]|1\d|2[0-4])$/);
    case 'pattern':
      return pick(words('finder.pattern-name'), (await choices()).patterns);
    case 'eye':
      return input(words('finder.value'), '1+a', /^[\dab+ ]+$/);
    case 'ko-position':
      return input(words('finder.points'), '3', /^(?:[2-9]|[12]\d|30)$/);
    case 'disturber':
      return pick(words('finder.player'), ['white', 'black']);
    case 'hot':
      return input(words('finder.stones'), '1', /^(?:[1-9]|[12]\d|30)$/);
    case 'matching':
      if (!vscode.window.activeTextEditor) {
        void vscode.window.showInformationMessage(words('text.none'));
        return undefined;
      }
      return input(words('finder.claim'), 'move 2 forbidden', /^.*$/);
  }
}

async function pick(placeHolder: string, labels: readonly string[]): Promise<string | undefined> {
  return vscode.window.showQuickPick([...labels], { placeHolder });
}

async function input(prompt: string, value: string, form: RegExp): Promise<string | undefined> {
  return vscode.window.showInputBox({
    prompt,
    value,
    validateInput: (given) => (form.test(given.trim()) ? null : prompt),
  });
}
