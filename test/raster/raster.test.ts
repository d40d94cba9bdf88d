import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, it, vi } from 'vitest';
import { Rasterizer } from '../../src/raster/draw.ts';
import { png } from '../../src/raster/png.ts';
import { Surface } from '../../src/raster/surface.ts';
import { widthOf } from '../../src/raster/text.ts';
import { type Element, element } from '../../src/render/element.ts';
import { boardParts } from '../../src/render/svg.ts';
import { LOOKS, type ThemeName } from '../../src/render/theme.ts';
import '../../src/words/index.ts';
import { breathe } from '../oracle/breathe.ts';
import { anyPicture } from '../render/arbitrary.ts';
import { runs } from '../runs.ts';

function paint(width: number, height: number, nodes: readonly Element[], scale = 1) {
  const drawing = new Rasterizer(width, height, scale);
  drawing.draw(nodes);
  const { surface } = drawing;
  const data = surface.bytes();
  const at = (x: number, y: number) => [
    ...data.subarray((y * surface.width + x) * 4, (y * surface.width + x) * 4 + 4),
  ];
  /** The sum of all opacities: the area that is covered, in pixels. */
  const area = () => surface.data.reduce((sum, n, i) => (i % 4 === 3 ? sum + n : sum), 0);
  return { at, area, data, surface };
}

const circle = (r: number, more = {}) => element('circle', { cx: 50, cy: 50, r, ...more });
const path = (d: string, more = {}) => element('path', { d, ...more });

describe('painting', () => {
  it('covers the area that shapes have', () => {
    expect(
      paint(100, 100, [element('rect', { x: 10.25, y: 20.5, width: 30.5, height: 40 })]).area(),
    ).toBeCloseTo(1220, 2);
    expect(paint(100, 100, [circle(30)]).area()).toBeCloseTo(Math.PI * 900, -0.5);
    expect(paint(100, 100, [path('M10 10H60V60H10z')]).area()).toBeCloseTo(2500, 3);
    expect(paint(100, 100, [path('M20 50A30 30 0 1 1 80 50A30 30 0 1 1 20 50')]).area()).toBeCloseTo(
      Math.PI * 900,
      -0.5,
    );
    expect(paint(100, 100, [path('M50 50L80 50A30 30 0 0 1 50 80z')]).area()).toBeCloseTo(
      (Math.PI * 900) / 4,
      -0.5,
    );
    // Three quarters of the disc: the large arc.
    expect(paint(100, 100, [path('M50 50L50 80A30 30 0 1 1 80 50z')]).area()).toBeCloseTo(
      (Math.PI * 900 * 3) / 4,
      -0.5,
    );
  });

  it('strokes lines as wide as they are, with their ends and dashes', () => {
    const line = { fill: 'none', stroke: '#000', 'stroke-width': 4 };
    expect(paint(100, 100, [path('M20 50H80', line)]).area()).toBeCloseTo(240, 3);
    expect(paint(100, 100, [path('M20 50H80', { ...line, 'stroke-linecap': 'square' })]).area()).toBeCloseTo(
      256,
      3,
    );
    expect(paint(100, 100, [path('M20 50H80', { ...line, 'stroke-linecap': 'round' })]).area()).toBeCloseTo(
      240 + Math.PI * 4,
      0,
    );
    expect(paint(100, 100, [path('M20 50H80', { ...line, 'stroke-dasharray': '5 10' })]).area()).toBeCloseTo(
      80,
      3,
    );
    expect(paint(100, 100, [circle(30, line)]).area()).toBeCloseTo(2 * Math.PI * 30 * 4, -0.5);
    // A corner with a miter, one without.
    expect(paint(100, 100, [path('M20 20H60V60', line)]).area()).toBeCloseTo(320, 3);
    expect(
      paint(100, 100, [path('M20 20H60V60', { ...line, 'stroke-linejoin': 'bevel' })]).area(),
    ).toBeCloseTo(318, 3);
  });

  it('mixes colors as pictures do', () => {
    const { at } = paint(10, 10, [
      element('rect', { width: 10, height: 10, fill: '#ffffff' }),
      element('rect', { width: 5, height: 10, fill: '#000', opacity: 0.5 }),
      element('g', { opacity: 0.5 }, [
        element('rect', { x: 5, width: 5, height: 5, fill: '#ff0000' }),
        element('rect', { x: 5, width: 5, height: 5, fill: '#0000ff' }),
      ]),
    ]);
    expect(at(2, 5)).toEqual([128, 128, 128, 255]);
    // A group is put together first and let shine through then: nothing of the red is seen.
    expect(at(7, 2)).toEqual([128, 128, 255, 255]);
    expect(at(7, 7)).toEqual([255, 255, 255, 255]);
  });

  it('has gradients, masks, and what is used again', () => {
    const { at } = paint(100, 20, [
      element('defs', {}, [
        element(
          'linearGradient',
          { id: 'l', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 100, y2: 0 },
          [element('stop', { 'stop-color': '#000' }), element('stop', { offset: 1, 'stop-color': '#fff' })],
        ),
        element('mask', { id: 'm' }, [element('rect', { width: 50, height: 20, fill: '#fff' })]),
        element('rect', { id: 'r', width: 10, height: 5, fill: '#ff0000' }),
      ]),
      element('rect', { width: 100, height: 10, fill: 'url(#l)' }),
      element('g', { mask: 'url(#m)' }, [element('rect', { y: 10, width: 100, height: 5, fill: '#00ff00' })]),
      element('g', { transform: 'translate(80 15)' }, [element('use', { href: '#r' })]),
    ]);
    expect(at(50, 5)[0]).toBeCloseTo(128, -1);
    expect(at(0, 5)[0]).toBeLessThan(5);
    expect(at(99, 5)[0]).toBeGreaterThan(250);
    expect(at(20, 12)).toEqual([0, 255, 0, 255]);
    expect(at(80, 12)[3]).toBe(0);
    expect(at(85, 17)).toEqual([255, 0, 0, 255]);
  });

  it('places what stands in groups by the transforms of all of them, the innermost first', () => {
    const rect = element('rect', { width: 4, height: 2 });
    const inner = element('g', { transform: 'translate(5 3) rotate(90)' }, [rect]);
    const { at, area } = paint(100, 100, [element('g', { transform: 'translate(20 10) scale(2)' }, [inner])]);
    const turned = element('g', { transform: 'rotate(90)' }, [
      element('g', { transform: 'translate(30 -20)' }, [rect]),
    ]);
    const other = paint(100, 100, [turned]);
    // From (18, 30) to (20, 34).
    expect([other.at(18, 30)[3], other.at(19, 33)[3], other.area()]).toEqual([
      255,
      255,
      expect.closeTo(8, 3),
    ]);
    // From (26, 16) to (30, 24).
    for (const [x, y] of [
      [26, 16],
      [29, 23],
    ] as const)
      expect(at(x, y)[3]).toBe(255);
    expect(area()).toBeCloseTo(32, 3);
  });

  it('lays a layer where it stands, whole and as strong as it is', () => {
    const red = element('rect', { x: 10, y: 20, width: 5, height: 5, fill: '#ff0000' });
    const { at, area } = paint(40, 40, [element('g', { opacity: 0.5 }, [red])]);
    expect(at(10, 20)).toEqual([255, 0, 0, 128]);
    expect(at(14, 24)).toEqual([255, 0, 0, 128]);
    expect(area()).toBeCloseTo(12.5, 0);
    const under = new Surface(4, 4);
    const above = new Surface(2, 2);
    above.data.fill(1);
    under.lay(above);
    const covered = (surface: Surface) => Array.from({ length: 16 }, (_, i) => surface.data[4 * i + 3]);
    expect(covered(under)).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const beside = new Surface(4, 4);
    beside.lay(above, 1, null, 2, 1);
    expect(covered(beside)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0]);
  });

  it('writes letters of one width wherever they stand, and a frame for those it lacks', () => {
    const text = (words: string) =>
      element('text', { x: 50, y: 60, 'font-size': 30, 'text-anchor': 'middle' }, [words]);
    expect(widthOf('00', 10)).toBeCloseTo(2 * widthOf('0', 10), 9);
    expect(paint(100, 100, [text('A')]).area()).toBeGreaterThan(60);
    expect(paint(100, 100, [text('★')]).area()).toBeGreaterThan(60);
    expect(paint(100, 100, [text('十')]).area()).toBeGreaterThan(60);
    expect(paint(100, 100, [text(' ')]).area()).toBe(0);
  });

  it('gives the bytes of its clip, row by row', () => {
    const { surface } = paint(4, 3, [element('rect', { x: 2, y: 1, width: 1, height: 1, fill: '#ff0000' })]);
    surface.clip = { x0: 1, y0: 1, x1: 3, y1: 3 };
    const nothing = [0, 0, 0, 0];
    expect([...surface.bytes()]).toEqual([nothing, [255, 0, 0, 255], nothing, nothing].flat());
  });

  it('lays the tiles of a pattern as its transform says', () => {
    const dot = element('rect', { width: 2, height: 2, fill: '#ff0000' });
    const tiles = (patternTransform: string) => {
      const pattern = element('pattern', { id: 'p', width: 8, height: 8, patternTransform }, [dot]);
      const all = element('rect', { width: 40, height: 40, fill: 'url(#p)' });
      const { at } = paint(40, 40, [element('defs', {}, [pattern]), all]);
      return (x: number, y: number) => at(x, y)[3] === 255;
    };
    const moved = tiles('translate(3 1)');
    const turned = tiles('translate(3 1) rotate(90)');
    for (let y = 4; y < 30; y++)
      for (let x = 4; x < 30; x++) {
        const [column, row] = [(x + 5) % 8, (y + 7) % 8];
        expect([x, y, moved(x, y)]).toEqual([x, y, column < 2 && row < 2]);
        expect([x, y, turned(x, y)]).toEqual([x, y, column > 5 && row < 2]);
      }
  });

  it('leaves nothing out in silence', () => {
    expect(() => paint(9, 9, [element('polygon', { x: 1 })])).toThrow('polygon');
    expect(() => paint(9, 9, [element('rect', { width: 1, height: 1, filter: 'url(#f)' })])).toThrow(
      'filter',
    );
    expect(() => paint(9, 9, [element('rect', { width: 1, height: 1, fill: 'papayawhip' })])).toThrow(
      'papayawhip',
    );
    expect(() => paint(9, 9, [element('rect', { width: 1, height: 1, fill: 'url(#none)' })])).toThrow('none');
  });

  it('paints every picture there is, of any look', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyPicture,
        fc.constantFrom(...(Object.keys(LOOKS.wood) as ThemeName[])),
        fc.constantFrom('western', 'japanese', 'numbers', 'none'),
        async (picture, theme, coordinates) => {
          await breathe();
          const parts = boardParts(picture, { theme, coordinates: coordinates as 'none', cell: 10 });
          const drawing = new Rasterizer(parts.width, parts.height, 1);
          drawing.draw([...parts.ground, ...parts.layers]);
          expect(drawing.surface.bytes().some((byte) => byte > 0)).toBe(true);
        },
      ),
      { numRuns: runs(20) },
    );
  });
});

describe('PNG', () => {
  it('has the pixels, by an independent reader', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        fc.nat(),
        (w, h, opaque, seed) => {
          const data = new Uint8Array(w * h * 4).map((_, i) =>
            opaque && i % 4 === 3 ? 255 : ((i + seed) * 7919) % 256,
          );
          const read = decode(png({ width: w, height: h, data }));
          expect([read.width, read.height, read.channels]).toEqual([w, h, opaque ? 3 : 4]);
          const wanted = [...data].filter((_, i) => !opaque || i % 4 !== 3);
          expect([...read.data]).toEqual(wanted);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is the same to the last byte on every machine', () => {
    const { surface } = paint(
      64,
      64,
      [
        element('rect', { width: 64, height: 64, rx: 9, fill: '#e2b878' }),
        circle(20.3, {
          transform: 'translate(-18 -18)scale(.97)',
          fill: '#123456',
          stroke: '#fff',
          'stroke-dasharray': '3.3 1.7',
        }),
        element('text', { x: 32, y: 60, 'font-size': 21, 'text-anchor': 'middle', 'font-weight': 600 }, [
          'Kō 8',
        ]),
      ],
      2.5,
    );
    const bytes = png({ width: surface.width, height: surface.height, data: surface.bytes() });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      'fe1ae229286e335af17a947ab5025e7156c80ff99fd63d3082696fbc2c839b37',
    );
  });
});

it('keeps one shape for all letters that have no outline', () => {
  const set = vi.spyOn(Map.prototype, 'set');
  const kept = () => set.mock.calls.filter(([key]) => typeof key === 'string').length;
  widthOf('\u{20000}', 10);
  const before = kept();
  for (let code = 0x20001; code < 0x20400; code++) widthOf(String.fromCodePoint(code), 10);
  const more = kept() - before;
  set.mockRestore();
  expect(more).toBe(0);
});
