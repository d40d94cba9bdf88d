import { BLACK, EMPTY, WHITE } from '../../../go/types.ts';
import type { Analysis } from '../../analysis/index.ts';
import type { Proposal } from './proposals.ts';

/**
 * The points that are empty after the moves before the cursor, labels first, then what is no point. `joined`: right behind a color,
 * where no label can stand.
 */
export function moveProposals(analysis: Analysis, at: number, joined: boolean): Proposal[] {
  const { game, inherited, drawn, origins, labels } = analysis;
  let n = inherited + drawn;
  for (const { span } of origins.slice(n)) if (span.end < at) n++;
  const position = game.after(n);
  const { geometry } = position;
  const empty = [...position.cells.keys()].filter((point) => position.at(point) === EMPTY);
  const list: Proposal[] = [];
  for (const [label, point] of joined ? [] : labels) {
    if (position.at(point) === EMPTY) list.push({ label, kind: 'label', detail: geometry.name(point) });
  }
  for (const label of geometry.names(empty)) list.push({ label, kind: 'point' });
  list.push({ label: 'pass', kind: 'word' });
  list.push({ label: 'tenuki', kind: 'word', detail: 'a play outside the diagram' });
  for (const [i, { move }] of game.plies.slice(0, n).entries()) {
    if (move.kind !== 'play' || position.at(move.point) !== EMPTY) continue;
    const number = analysis.shown(i + 1);
    list.push({
      label: `@${number}`,
      kind: 'word',
      detail: `${geometry.name(move.point)}, where move ${number} was played`,
    });
  }
  return list;
}

/** All points of the drawn board, stones first, since it is them that are marked most; `behind` is what follows one. */
export function pointProposals({ game, labels }: Analysis, behind = ''): Proposal[] {
  const { position } = game.start;
  const { geometry } = position;
  const points = [...position.cells.keys()];
  const stones = points.filter((point) => position.at(point) === BLACK || position.at(point) === WHITE);
  const others = points.filter((point) => !stones.includes(point));
  const at = (label: string, kind: 'label' | 'point', detail: string): Proposal => ({
    label,
    kind,
    detail,
    ...(behind && { text: `${label}${behind}` }),
  });
  return [
    ...[...labels].map(([label, point]) => at(label, 'label', geometry.name(point))),
    ...[...stones, ...others].map((point) => {
      const cell = position.at(point);
      return at(
        geometry.name(point),
        'point',
        cell === BLACK ? 'black stone' : cell === WHITE ? 'white stone' : '',
      );
    }),
  ];
}
