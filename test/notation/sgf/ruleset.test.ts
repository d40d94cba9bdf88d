import { describe, expect, it } from 'vitest';
import { ruleSetOf } from '../../../src/notation/sgf/ruleset.ts';

describe('RU', () => {
  it.each<[string, string, string?]>([
    ['Japanese', 'japanese'],
    ['japanese', 'japanese'],
    ['Japanese (territory)', 'japanese'],
    ['jp', 'japanese'],
    ['日本ルール', 'japanese'],
    ['Chinese', 'psk'],
    ['Chinese (area)', 'psk'],
    ['chinese-ogs', 'psk'],
    ['cn', 'psk'],
    ['中国规则', 'psk'],
    ['Korean', 'korean'],
    ['중국룰', 'psk'],
    ['Chn', 'psk'],
    ['일본룰', 'japanese'],
    ['Jpn', 'japanese'],
    ['Nihon Kiin', 'japanese'],
    ['日本棋院囲碁規約', 'japanese'],
    ['한국룰', 'korean'],
    ['kor', 'korean'],
    ['応昌期杯', 'ing'],
    ['Stone Scoring', 'basic'],
    ['stone-scoring', 'basic'],
    ['AGA', 'ssk'],
    ['AGA rules', 'ssk'],
    ['aga-button', 'ssk'],
    ['bga', 'nssk'],
    ['BGA', 'nssk'],
    ['French', 'nssk'],
    ['FFG', 'nssk'],
    ['NZ', 'ssk', 'allowed'],
    ['New Zealand', 'ssk', 'allowed'],
    ['new-zealand', 'ssk', 'allowed'],
    ['GOE', 'ing'],
    ['Goe (Ing)', 'ing'],
    ['ING', 'ing'],
    ['Tromp-Taylor', 'psk', 'allowed'],
    ['tromp-taylor', 'psk', 'allowed'],
    // As entries under these rules are written.
    ['basic', 'basic'],
    ['psk', 'psk'],
    ['ssk', 'ssk'],
    ['nssk', 'nssk'],
    ['spight', 'spight'],
    ['coupling', 'coupling'],
    ['koSIMPLEscoreAREAtaxNONEsui0', 'basic', 'forbidden'],
    ['psk with passes lift', 'psk with passes lift'],
    ['spight with odd-cycles allowed', 'spight with odd-cycles allowed'],
    // KataGo's rule of that name is none of hot stones.
    ['koSPIGHTscoreAREAtaxNONEsui0', 'psk with passes lift', 'forbidden'],
    ['katago-spight', 'psk with passes lift'],
    ['koPOSITIONALscoreAREAtaxNONEsui1', 'psk', 'several'],
    ['koSITUATIONALscoreTERRITORYtaxSEKIsui0whbN-1', 'ssk', 'forbidden'],
  ])('%s is judged by %s', (written, rule, suicide) => {
    expect(ruleSetOf(written)).toMatchObject({ rule, ...(suicide && { suicide }) });
  });

  it.each([
    '',
    'none',
    'my own',
    'playing',
    'Old',
    'beginning',
    'aganst',
    'EGF',
    'ogs',
    '数子法',
    '数目法',
    'area',
  ])('“%s” is nothing that anybody knows', (written) => {
    expect(ruleSetOf(written)).toBeNull();
  });
});
