import { describe, expect, it } from 'vitest';
import { pack } from '../../../src/notation/sgf/lexis.ts';
import {
  meaningOf,
  PROPERTIES,
  propertyById,
  propertyOf,
  takes,
} from '../../../src/notation/sgf/properties/index.ts';
import { say } from '../../../src/words/index.ts';

/** The index of properties of FF[4] for Go, by type. */
const FF4 = {
  move: 'B KO MN W BL OB OW WL BM DO IT TE',
  setup: 'AB AE AW PL',
  any: 'C DM GB GW HO N UC V AR CR DD LB LN MA SL SQ TR FG PM VW TB TW',
  root: 'AP CA FF GM ST SZ',
  info: 'AN BR BT CP DT EV GC GN HA KM ON OT PB PC PW RE RO RU SO TM US WR WT',
};

describe('the table of properties', () => {
  it.each(Object.entries(FF4))('has those of type %s', (type, names) => {
    const ours = PROPERTIES.filter((property) => property.type === type).map(({ name }) => name);
    expect(ours.sort()).toEqual(names.split(' ').sort());
  });

  it('finds them by name and by packed name, and says what they hold', () => {
    for (const property of PROPERTIES) {
      expect(propertyOf(property.name)).toBe(property);
      expect(propertyById(pack(property.name))).toBe(property);
      expect(say(meaningOf(property))).toMatch(/\.$/);
      expect(say(takes(property))).not.toContain('undefined');
    }
    expect(propertyOf('XYZ')).toBeUndefined();
    expect(say(takes(propertyOf('LB')!))).toBe('one or more: a point, a colon, text on one line');
  });
});
