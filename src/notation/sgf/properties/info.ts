import type { Property } from './property.ts';

const info = (name: string, more: Partial<Property> = {}): Property => ({
  name,
  type: 'info',
  value: 'simpletext',
  values: 'one',
  ...more,
});

/** About the game: who played it, where, how it ended. On each path at most one node has them. */
export const INFO: readonly Property[] = [
  info('PB'),
  info('PW'),
  info('BR'),
  info('WR'),
  info('BT'),
  info('WT'),
  info('RE', {
    offers: ['B+R', 'W+R', 'B+T', 'W+T', '0', 'Void', '?'],
  }),
  info('KM', { value: 'real', offers: ['6.5', '7.5'] }),
  info('HA', {
    value: 'number',
    range: [0, 2704],
  }),
  info('RU', {
    offers: ['Japanese', 'Chinese', 'Korean', 'AGA', 'NZ', 'GOE', 'Tromp-Taylor'],
  }),
  info('TM', { value: 'real' }),
  info('OT', { since: 4 }),
  info('DT'),
  info('EV'),
  info('RO'),
  info('PC'),
  info('GN'),
  info('GC', { value: 'text' }),
  info('ON'),
  info('SO'),
  info('US'),
  info('AN'),
  info('CP'),
];
