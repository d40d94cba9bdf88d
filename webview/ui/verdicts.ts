/**
 * What the rules say of a move, as a list: the active rule first, rules with nothing to say but yes
 * in one line.
 */
import type { VerdictLine } from '../../src/protocol/player.ts';
import { button, html, icon } from './dom.ts';
import { placeLink } from './places.ts';
import { SIGNS, verdictWord } from './signs.ts';
import { words } from './words.ts';

/** `prove` is called with the rule whose proof is wanted; without it no proof is offered. */
export function verdictItems(
  lines: readonly VerdictLine[],
  prove: ((rule: string) => void) | null,
): HTMLElement[] {
  const plain = lines.filter(
    (line) => line.verdict === 'allowed' && !line.inForce && line.reason === '' && line.notes.length === 0,
  );
  const others = lines.filter((line) => !plain.includes(line));
  const ordered = [...others.filter((line) => line.inForce), ...others.filter((line) => !line.inForce)];
  const items = ordered.map((line) => verdictItem(line, line.title, prove));
  const first = plain[0];
  if (first)
    items.push(verdictItem(first, words('ruling.rules', { rules: plain.map((line) => line.title) }), null));
  return items;
}

function verdictItem(line: VerdictLine, title: string, prove: ((rule: string) => void) | null): HTMLElement {
  const link = line.proof && prove ? proveLink(line, title, prove) : null;
  return html('li', { class: `verdict ${line.verdict}${line.inForce ? ' in-force' : ''}` }, [
    icon(SIGNS[line.verdict]),
    html('div', {}, [
      html('span', { class: 'rule' }, [title]),
      ' ',
      line.inForce ? html('span', { class: 'visually-hidden' }, [words('ruling.active'), ' ']) : null,
      html('span', { class: 'word' }, [verdictWord(line)]),
      link && ' ',
      link,
      // Of the other rules the player says less: the table has it all.
      ...verdictDetails(line.inForce || !prove ? line : { ...line, clause: null }),
    ]),
  ]);
}

export function proveLink(line: VerdictLine, title: string, prove: (rule: string) => void): HTMLElement {
  const about = { rule: title };
  const [label, text] = line.proof
    ? [words('ruling.proof-under', about), words('ruling.proof')]
    : [words('ruling.why-under', about), words('ruling.why')];
  const link = button({ class: 'link prove', 'aria-label': label }, [text], () => prove(line.rule));
  return link;
}

/** The reason, and smaller what stands behind it: the clause, and what else is to be said. */
export function verdictDetails({ reason, clause, notes, place }: VerdictLine): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (reason !== '') parts.push(html('div', { class: 'reason' }, [words('ruling.reason', { reason })]));
  for (const note of notes) parts.push(html('div', { class: 'note' }, [words('ruling.note', { note })]));
  if (clause !== null)
    parts.push(html('div', { class: 'clause' }, [place ? placeLink(place, clause) : clause]));
  return parts;
}
