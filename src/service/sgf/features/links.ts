import type { Task } from '../../../go/task.ts';
import type { Span } from '../../../notation/index.ts';
import { pack, readSimpleText } from '../../../notation/sgf/index.ts';
import { ANIMATE, type AnimateArguments } from '../../../protocol/commands.ts';
import { commandLink } from '../../features/index.ts';
import type { SgfAnalysis } from '../analysis/document.ts';
import { preparing } from '../analysis/entries.ts';
import { mentionsOf } from '../analysis/mentions.ts';

export interface Link {
  readonly span: Span;
  readonly target: string;
}

/** Properties of the first node whose values may be addresses. */
const NAMES = new Set(['AP', 'SO', 'PC', 'EV', 'CP', 'US', 'AN', 'GN']);
const ADDRESS = /https?(?:\\?:)\/\/[^\s\]<>"]{1,2000}/g;

const C = pack('C');

/** So many links in comments are sent, of the games that begin in so many characters. */
const MOST_MENTIONS = 3000;
const FAR = 2_000_000;

/**
 * Addresses in what the record says of its source and program; in these a backslash may hide a
 * colon. And what comments speak of: a move or node is the place of its text, a point a command
 * that shows it on the board, for editors that have it.
 */
export function* sgfLinks(document: SgfAnalysis, hasCommands: boolean): Task<Link[]> {
  const links = yield* addresses(document);
  for (const link of yield* mentionLinks(document, hasCommands)) links.push(link);
  return links;
}

function* mentionLinks(document: SgfAnalysis, hasCommands: boolean): Task<Link[]> {
  const { uri } = document.document;
  const links: Link[] = [];
  for (const { source, offset, end } of document.sgf.games) {
    if (offset > FAR) break;
    if (!COMMENT.test(source.text)) continue;
    yield* preparing(document.sgf, { start: offset, end });
    const { game } = source;
    for (let node = 0; node < game.sgf.nodeCount; node++) {
      if (game.sgf.find(node, C) < 0) continue;
      for (const { span, ...mentioned } of mentionsOf(game, node)) {
        const start = offset + span.start;
        const place = { span: { start, end: offset + span.end } };
        if ('node' in mentioned) {
          const to = document.document.positionAt(offset + game.sgf.nodeSpan(mentioned.node).start);
          links.push({ ...place, target: `${uri}#L${to.line + 1},${to.character + 1}` });
        } else if (hasCommands) {
          const args: AnimateArguments = { uri, offset: start };
          links.push({ ...place, target: commandLink(ANIMATE, args) });
        }
        if (links.length >= MOST_MENTIONS) return links;
      }
      yield;
    }
  }
  return links;
}

/**
 * A comment. What is in it is not asked: that takes the square of the time where brackets follow
 * each other.
 */
const COMMENT = /C(?:omment)?[ \t]*\[/;

function* addresses(document: SgfAnalysis): Task<Link[]> {
  const links: Link[] = [];
  yield* document.sgf.cutting();
  for (const { source, offset } of document.sgf.games) {
    if (!source.text.includes('//')) continue;
    const sgf = yield* source.parsing();
    yield;
    if (sgf.nodeCount === 0) continue;
    for (let p = sgf.firstProperty(0); p < sgf.endProperty(0); p++) {
      if (!NAMES.has(sgf.name(p))) continue;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const { start } = sgf.innerSpan(v);
        for (const match of sgf.value(v).matchAll(ADDRESS)) {
          let written = match[0].replace(/[.,;)\\]+$/, '');
          // Of `AP[https://a.b:1.0]` the part behind the last colon is a version.
          if (sgf.name(p) === 'AP') written = written.replace(/(?<!^https?):[^:/]*$/, '');
          const from = offset + start + match.index;
          links.push({ span: { start: from, end: from + written.length }, target: readSimpleText(written) });
        }
      }
    }
  }
  return links;
}
