import type { Property } from './property.ts';

type More = Partial<Property>;

const old = (name: string, more: More = {}): Property => ({
  ...{ name, type: 'any', value: 'simpletext', values: 'one', until: 3 },
  ...more,
});

/** What FF[1] to FF[3] had besides: read, and known, but no longer written. */
export const OLD: readonly Property[] = [
  old('BS', {
    value: 'number',
    type: 'info',
  }),
  old('WS', {
    value: 'number',
    type: 'info',
  }),
  old('CH', { value: 'double' }),
  old('EL'),
  old('EX', { value: 'move', type: 'move' }),
  old('ID', { type: 'info' }),
  old('L', {
    value: 'point',
    values: 'list',
  }),
  old('LT', {
    by: 'servers',
    type: 'info',
  }),
  old('M', { value: 'point', values: 'list' }),
  old('OM', { value: 'number', type: 'info' }),
  old('OP', { value: 'real', type: 'info' }),
  old('OV', {
    value: 'real',
    type: 'info',
  }),
  old('RG', { value: 'point', values: 'list' }),
  old('SC', { value: 'point', values: 'list' }),
  old('SE', { value: 'point', values: 'list' }),
  old('SI', { value: 'double' }),
  old('TC', {
    by: 'servers',
  }),
];

const foreign = (name: string, by: string, more: More = {}): Property => ({
  ...{ name, type: 'any', value: 'text', values: 'elist', by },
  ...more,
});

/** What no version has and many files hold all the same. Their values are not looked at. */
export const FOREIGN: readonly Property[] = [
  foreign('MULTIGOGM', 'MultiGo'),
  foreign('KGSDE', 'KGS'),
  foreign('KGSSB', 'KGS'),
  foreign('KGSSW', 'KGS'),
  foreign('KI', 'SmartGo'),
  foreign('TL', 'servers', { type: 'info' }),
  foreign('LC', 'servers', {
    type: 'info',
  }),
  foreign('RL', 'Fox'),
  foreign('TT', 'programs'),
  foreign('SBKV', 'Sabaki'),
  foreign('LZ', 'Lizzie'),
  foreign('LZ2', 'Lizzie'),
  foreign('LZOP', 'Lizzie'),
  foreign('KT', 'KaTrain'),
  foreign('WV', 'uliGo'),
];
