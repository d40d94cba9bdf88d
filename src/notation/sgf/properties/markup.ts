import type { Property } from './property.ts';

const PAIR = { compose: ['point', 'point'] } as const;

/** Signs drawn on the board, and what of it is shown. */
export const MARKUP: readonly Property[] = [
  {
    name: 'AR',
    type: 'any',
    value: PAIR,
    values: 'list',
    since: 4,
  },
  {
    name: 'LN',
    type: 'any',
    value: PAIR,
    values: 'list',
    since: 4,
  },
  {
    name: 'LB',
    type: 'any',
    value: { compose: ['point', 'simpletext'] },
    values: 'list',
  },
  {
    name: 'CR',
    type: 'any',
    value: 'point',
    values: 'list',
  },
  {
    name: 'MA',
    type: 'any',
    value: 'point',
    values: 'list',
  },
  {
    name: 'SQ',
    type: 'any',
    value: 'point',
    values: 'list',
    since: 4,
  },
  {
    name: 'TR',
    type: 'any',
    value: 'point',
    values: 'list',
  },
  {
    name: 'SL',
    type: 'any',
    value: 'point',
    values: 'list',
  },
  {
    name: 'DD',
    type: 'any',
    value: 'point',
    values: 'elist',
    inherit: true,
    since: 4,
  },
  {
    name: 'VW',
    type: 'any',
    value: 'point',
    values: 'elist',
    inherit: true,
  },
  {
    name: 'TB',
    type: 'any',
    value: 'point',
    values: 'elist',
  },
  {
    name: 'TW',
    type: 'any',
    value: 'point',
    values: 'elist',
  },
  {
    name: 'FG',
    type: 'any',
    value: 'figure',
    values: 'one',
  },
  {
    name: 'PM',
    type: 'any',
    value: 'number',
    values: 'one',
    inherit: true,
    since: 4,
  },
];
