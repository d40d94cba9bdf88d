/** What is to be said of the texts of rules in a document. */
import type { KobanDocument, TextChange } from '../../document/index.ts';
import { lineEndOf, type Span } from '../../notation/index.ts';
import { readRuleText, ruleOf, writtenId } from '../../rules/index.ts';
import {
  clauseFaults,
  endlessLoop,
  LONGEST_TEXT,
  MOST_LINES,
  mustEnd,
  type RuleText,
} from '../../rules/text.ts';
import { type Message, message } from '../../words/index.ts';
import { finding } from './finding.ts';
import { graded } from './graded.ts';
import type { Finding, Settings } from './types.ts';
import { type PlacedRule, rulesOfDocument } from './written.ts';

/** The findings of one rule; spans count from its text. */
const KEPT = new WeakMap<RuleText, readonly Finding[]>();

/** What is wrong with the rules of a document, with spans of the document. */
export function ruleFindings(document: KobanDocument, settings: Settings): readonly Finding[] {
  const found: Finding[] = [];
  const placed = rulesOfDocument(document);
  for (const [i, one] of placed.entries()) {
    const { offset, read } = one;
    const own = KEPT.get(read) ?? findingsOf(read);
    KEPT.set(read, own);
    for (const { fixes, span, ...rest } of own) {
      const moved = (at: Span) => ({ start: at.start + offset, end: at.end + offset });
      const edits = fixes?.map((fix) => ({
        ...fix,
        edits: fix.edits.map((edit): TextChange => ({ ...edit, span: moved(edit.span) })),
      }));
      found.push({ ...rest, span: moved(span), ...(edits && { fixes: edits }) });
    }
    found.push(...repeatedName(one, placed.slice(0, i)), ...nameBeside(document, one, settings));
  }
  return graded(found, settings);
}

/** The last of several rules of one name is in force for the whole file. */
function repeatedName({ offset, read }: PlacedRule, before: readonly PlacedRule[]): Finding[] {
  const { name } = read;
  if (name === null || !before.some((one) => one.read.name === name)) return [];
  return [namedTwice(read, offset, name, null)];
}

/** Another file of the folder gives its rule this name: one of them is in force. */
function nameBeside(
  { host, text, uri }: KobanDocument,
  { offset, read }: PlacedRule,
  { written }: Settings,
): Finding[] {
  const { name } = read;
  if (host !== 'korule' || name === null) return [];
  const other = written.find(
    (one) =>
      one.uri !== uri &&
      one.text !== text &&
      folderOf(one.uri) === folderOf(uri) &&
      readRuleText(one.text, one.name).name === name,
  );
  return other ? [namedTwice(read, offset, name, nameIn(other.uri))] : [];
}

function namedTwice(
  { lines, titleSpan }: RuleText,
  offset: number,
  name: string,
  file: string | null,
): Finding {
  const span = titleSpan ?? lines[0]?.span ?? { start: 0, end: 0 };
  const at = { start: span.start + offset, end: span.end + offset };
  return finding('korule.twice', at, message('korule.twice', { name, file }));
}

const nameIn = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1);
const folderOf = (uri: string) => uri.replace(/^\.\//, '').slice(0, -nameIn(uri).length);

function findingsOf(read: RuleText): Finding[] {
  const found: Finding[] = read.faults.map((one): Finding => {
    const said = saidOf(one);
    const near = one.fault === 'unreadable' ? one.near : null;
    const fixes = near
      ? [
          {
            title: message('fix.write', { text: near }),
            edits: [{ span: one.span, text: near }],
            preferred: true,
          },
        ]
      : one.fault === 'no-name'
        ? [
            {
              title: message('fix.write', { text: '# Club' }),
              edits: [{ span: { start: 0, end: 0 }, text: `# Club${lineEndOf(read.text)}` }],
            },
          ]
        : undefined;
    return finding(said.code as 'korule.no-name', one.span, said, fixes ? { fixes } : {});
  });
  if (read.unread.length > 0) return found;
  const lineSpan = (number: number) => read.lines[number - 1]?.span ?? { start: 0, end: 0 };
  for (const fault of clauseFaults(read.rule)) {
    const span = lineSpan(fault.line);
    const said =
      fault.fault === 'lift-idle'
        ? message('korule.lift-idle')
        : fault.fault === 'never'
          ? message('korule.never', { line: fault.of, by: fault.by })
          : message('korule.contradicts', { line: fault.of });
    const isWhole = fault.fault !== 'lift-idle';
    const fixes = isWhole
      ? { fixes: [{ title: message('fix.delete'), edits: [{ span: wholeLine(read.text, span), text: '' }] }] }
      : {};
    found.push(finding(said.code as 'korule.never', span, said, fixes));
  }
  const endless = endlessnessOf(read);
  if (endless) {
    const [first] = read.lines.filter(({ kind }) => kind === 'clause' || kind === 'title');
    const span = read.titleSpan ?? first?.span ?? { start: 0, end: 0 };
    found.push(finding('korule.endless', span, endless));
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

/** That a game need not end, where a cycle shows it. */
function endlessnessOf(read: RuleText): Message | null {
  const id = writtenId(read);
  const rule = id && ruleOf(id);
  if (!rule || mustEnd(read.rule, true)) return null;
  const loop = endlessLoop(rule);
  return loop && message('korule.endless', { pattern: loop.pattern, length: loop.moves.length });
}

function wholeLine(text: string, { start, end }: Span): Span {
  const before = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  const behind = /\r\n|\n|\r/.exec(text.slice(end));
  return { start: before, end: behind ? end + behind.index + behind[0].length : text.length };
}

function saidOf(one: RuleText['faults'][number]): Message {
  switch (one.fault) {
    case 'unreadable':
      return message('korule.unreadable', { begun: one.begun, near: one.near, next: one.next });
    case 'beyond':
      return message('korule.beyond', { word: one.word });
    case 'taken':
      return message('korule.taken', { name: one.name });
    case 'no-word':
      return message('korule.no-word', { name: one.name });
    case 'too-long':
      return message('korule.too-long', { most: LONGEST_TEXT, lines: MOST_LINES });
    case 'no-name':
      return message('korule.no-name');
    case 'second-title':
      return message('korule.second-title');
    case 'second-name':
      return message('korule.second-name');
    case 'second-suicide':
      return message('korule.second-suicide');
    case 'lift-alone':
      return message('korule.lift-alone');
  }
}
