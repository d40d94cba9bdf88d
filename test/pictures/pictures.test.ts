import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { decode, decodeApng } from 'fast-png';
import { GifReader } from 'omggif';
import { describe, expect, it } from 'vitest';
import { FileNames, FORMATS, fileName, formatOf, writePicture } from '../../src/pictures/index.ts';
import { sceneOf, treeOf } from '../../src/pictures/scene.ts';
import type { PageProof } from '../../src/protocol/page-proofs.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import { serialize } from '../../src/render/element.ts';
import { NASTY } from '../render/arbitrary.ts';
import { all, parse, textOf } from '../render/xml.ts';
import { sized } from '../runs.ts';
import { sequencesOf, TRIPLE_KO } from './sequences.ts';

const bytesOf = (id: string, sequence: Sequence, options = {}) =>
  writePicture(formatOf(id), sequence, options) as Uint8Array;
const textOfFormat = (id: string, sequence: Sequence, options = {}) =>
  writePicture(formatOf(id), sequence, options) as string;

const SMALL = { cell: 16 };

/** One position as pixels without opacity. */
function still(at: number, cell = 16) {
  const { data, width, height } = decode(bytesOf('png', TRIPLE_KO, { at, cell, background: '#ffffff' }));
  return { data, width, height };
}

/** Where the frames of an APNG lie, by their control chunks. */
function boxes(bytes: Uint8Array): { x: number; y: number; width: number; height: number }[] {
  const view = Buffer.from(bytes);
  const found = [];
  for (let at = 8; at < view.length; at += view.readUInt32BE(at) + 12) {
    if (view.toString('latin1', at + 4, at + 8) !== 'fcTL') continue;
    const [width, height, x, y] = [12, 16, 20, 24].map((offset) => view.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
      number,
    ];
    found.push({ x, y, width, height });
  }
  return found;
}

describe('the GIF of the triple ko', () => {
  const bytes = bytesOf('gif', TRIPLE_KO, SMALL);
  const reader = new GifReader(bytes);

  it('loops for ever, a move at a time, and rests at the end', () => {
    expect(reader.numFrames()).toBe(7);
    expect(reader.loopCount()).toBe(0);
    const delays = Array.from({ length: 7 }, (_, i) => reader.frameInfo(i).delay);
    expect(delays).toEqual([135, 90, 90, 90, 90, 90, 270]);
  });

  it('has in each frame the pixels of the PNG of that move, as near as its colors come', () => {
    const canvas = new Uint8Array(reader.width * reader.height * 4);
    for (let i = 0; i < reader.numFrames(); i++) {
      reader.decodeAndBlitFrameRGBA(i, canvas);
      const { data, width, height } = decode(bytesOf('png', TRIPLE_KO, { at: i, cell: 16 }));
      expect([reader.width, reader.height]).toEqual([width, height]);
      let sum = 0;
      let most = 0;
      for (let p = 0; p < width * height; p++) {
        // The corners of the board are left out.
        expect(canvas[p * 4 + 3]! > 0).toBe(data[p * 4 + 3]! >= 128);
        if (data[p * 4 + 3]! < 128) continue;
        for (let n = 0; n < 3; n++) {
          const off = Math.abs(canvas[p * 4 + n]! - data[p * 4 + n]!);
          sum += off;
          most = Math.max(most, off);
        }
      }
      expect(sum / (width * height * 3)).toBeLessThan(2.5);
      expect(most).toBeLessThan(48);
    }
  });

  it('has a background where the board fades, where there is a caption, and where one is asked for', () => {
    const [faded] = sequencesOf('. . .\n. A .\n. . .\nmoves: B a1 W c3\n');
    const isThere = (sequence: Sequence, options = {}) => {
      const gif = new GifReader(bytesOf('gif', sequence, { ...SMALL, ...options }));
      const canvas = new Uint8Array(gif.width * gif.height * 4);
      gif.decodeAndBlitFrameRGBA(0, canvas);
      return canvas.every((value, i) => i % 4 < 3 || value === 255);
    };
    expect(faded!.shape.open).not.toEqual([]);
    expect(isThere(faded!)).toBe(true);
    expect(isThere(TRIPLE_KO)).toBe(false);
    expect(isThere(TRIPLE_KO, { caption: ['Triple ko'] })).toBe(true);
    expect(isThere(TRIPLE_KO, { background: '#ffffff' })).toBe(true);
  });

  it('changes nothing where nothing happens', () => {
    const canvas = new Uint8Array(reader.width * reader.height * 4);
    const frames = Array.from({ length: 7 }, (_, i) => {
      reader.decodeAndBlitFrameRGBA(i, canvas);
      return canvas.slice();
    });
    // The lowest row of points and the wood below it.
    const from = Math.floor(reader.height * 0.8) * reader.width * 4;
    for (const frame of frames) {
      expect(Buffer.compare(frame.subarray(from), frames[0]!.subarray(from))).toBe(0);
    }
  });
});

describe('the APNG of the triple ko', () => {
  it('has in each frame exactly the pixels of the PNG of that move', () => {
    const bytes = bytesOf('apng', TRIPLE_KO, { ...SMALL, background: '#ffffff' });
    const { frames, numberOfPlays, channels } = decodeApng(bytes);
    expect(frames.length).toBe(7);
    expect(numberOfPlays).toBe(0);
    // The reader places each frame's box rightly, but forgets what stands around it, so the boxes are laid here.
    const { width: across, data: start } = still(0);
    const canvas = new Uint8Array(start.length);
    for (const [i, frame] of frames.entries()) {
      const { x, y, width, height } = boxes(bytes)[i]!;
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) {
          const at = row * across + column;
          for (let n = 0; n < 3; n++) canvas[at * 3 + n] = frame.data[at * channels + n]!;
        }
      }
      expect(Buffer.compare(canvas, Buffer.from(still(i).data)), `frame ${i}`).toBe(0);
    }
  });

  it('is a PNG of the start to who knows no animations', () => {
    const { data } = decode(bytesOf('apng', TRIPLE_KO, { ...SMALL, background: '#ffffff' }));
    expect(Buffer.compare(Buffer.from(data), Buffer.from(still(0).data))).toBe(0);
  });
});

describe('the animated SVG', () => {
  const LABEL_FIRST = sequencesOf('. . .\n. A .\n. . .\nmoves: B a1 W c3\n')[0]!;
  const svg = textOfFormat('animated-svg', TRIPLE_KO).trimEnd();
  const sheet = /<style>(.*)<\/style>/.exec(svg)![1]!;
  const root = parse(svg.replace(/<style>.*<\/style>/, ''));

  /** When a class is seen, by the share of the time that has passed. */
  function seen(sheet: string, name: string, part: number): boolean {
    const number = name.slice(1);
    const frames = new RegExp(`@keyframes k${number}\\{(.*?\\})\\}`).exec(sheet)![1]!;
    let visible = false;
    for (const [, at, value] of frames.matchAll(/([\d.]+)%\{visibility:(\w+)\}/g)) {
      if (Number(at) <= part * 100 + 1e-6) visible = value === 'visible';
    }
    return visible;
  }

  /** Each part of a picture with the group that it stands in, but for gradients, which show nothing. */
  function drawnIn(picture: ReturnType<typeof parse>, isSeen: (name: string) => boolean): string[] {
    const elements = (node: typeof picture) => node.children.filter((child) => typeof child !== 'string');
    const parts = elements(picture).flatMap((layer) =>
      elements(layer).flatMap((part) => {
        const name = part.attributes.class ?? '';
        const shown = !/^t\d+$/.test(name) ? [part] : isSeen(name) ? elements(part) : [];
        return shown.map((one) => [layer.tag, layer.attributes, one] as const);
      }),
    );
    const lasting = parts.filter(([, , { tag }]) => !/Gradient$/.test(tag));
    return lasting.map((part) => JSON.stringify(part));
  }

  it.each([
    ['three kos', TRIPLE_KO, {}, [1350, 900, 900, 900, 900, 900, 2700]],
    ['three kos and their wheel', TRIPLE_KO, { wheel: true }, [1350, 900, 900, 900, 900, 900, 2700]],
    ['a label, and then stones below it', LABEL_FIRST, {}, [1350, 900, 2700]],
    ['a narrow board', LABEL_FIRST, { caption: ['A title'] }, [1350, 900, 2700]],
  ])(
    'shows at each time what the position has, in the groups and the order that it has there: %s',
    (_, sequence, options, delays) => {
      const svg = textOfFormat('animated-svg', sequence, options).trimEnd();
      const sheet = /<style>(.*)<\/style>/.exec(svg)![1]!;
      const root = parse(svg.replace(/<style>.*<\/style>/, ''));
      const total = delays.reduce((sum, n) => sum + n, 0);
      let start = 0;
      delays.forEach((delay, i) => {
        const middle = (start + delay / 2) / total;
        start += delay;
        const wanted = parse(serialize(treeOf(sceneOf(sequence, i, options, true))));
        expect(drawnIn(root, (name) => seen(sheet, name, middle))).toEqual(drawnIn(wanted, () => true));
      });
    },
  );

  it('moves only for who does not mind, and stands at the end for all others', () => {
    expect(sheet.startsWith('@media (prefers-reduced-motion:no-preference){')).toBe(true);
    const hidden = all(root).filter(({ attributes }) => attributes.visibility === 'hidden');
    expect(hidden.length).toBeGreaterThan(0);
    for (const { attributes } of hidden) expect(seen(sheet, attributes.class!, 0.999)).toBe(false);
  });
});

describe('every format', () => {
  const hostile: Sequence = {
    ...TRIPLE_KO,
    title: NASTY.join(' '),
    labels: [{ point: 8, text: NASTY[1]! }],
    problems: [NASTY[0]!],
    frames: TRIPLE_KO.frames.map((frame) => ({
      ...frame,
      caption: NASTY[0]!,
      verdicts: frame.verdicts.map((line) => ({
        ...line,
        verdict: 'forbidden' as const,
        title: NASTY[1]!,
        text: NASTY[0]!,
      })),
    })),
  };

  it.each(FORMATS.map(({ id }) => id))('%s gives the same bytes twice', (id) => {
    const digest = () =>
      createHash('sha256')
        .update(writePicture(formatOf(id), TRIPLE_KO, { ...SMALL, caption: ['A title'] }))
        .digest('hex');
    expect(digest()).toBe(digest());
  });

  // A board of letters has no signs, and no numbers either.
  const drawn = FORMATS.map(({ id }) => id).filter((id) => id !== 'txt');
  it.each(drawn)('%s marks each forbidden play, with numbers and without', (id) => {
    const played = sequencesOf('rules: basic\n. X O .\nX . X O\n. X O .\nmoves: W b2 B c2 W d3\n')[0]!;
    const ends = { ...played, frames: played.frames.slice(0, 3) };
    for (const [sequence, options] of [
      [ends, {}],
      [ends, { numbers: true }],
      [played, { numbers: true }],
    ] as const) {
      const written = writePicture(formatOf(id), sequence, { ...SMALL, theme: 'print', ...options });
      const frames = sequence.frames.map((one) => {
        const marks = one.marks.filter(({ mark }) => mark.kind !== 'forbidden');
        return { ...one, marks, verdicts: [] };
      });
      const allowed = { ...sequence, frames };
      const without = writePicture(formatOf(id), allowed, { ...SMALL, theme: 'print', ...options });
      expect(written).not.toEqual(without);
      if (typeof written === 'string') expect(written).toContain('koban-forbidden');
    }
  });

  it.each(['svg', 'animated-svg'])('%s is XML of known elements, whatever the words', (id) => {
    const svg = textOfFormat(id, hostile, { caption: NASTY, numbers: true }).trimEnd();
    const root = parse(svg.replace(/<style>[^<]*<\/style>/, ''));
    const tags = new Set(all(root).map(({ tag }) => tag));
    for (const tag of tags)
      expect(
        'svg title g defs rect path circle text linearGradient radialGradient stop use mask pattern',
      ).toContain(tag);
    expect(
      all(root)
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((name) => /^on|style/i.test(name)),
    ).toEqual([]);
  });

  it('html has the words as text, and no element that they bring along', () => {
    const html = textOfFormat('html', hostile);
    expect(html).not.toMatch(/<script|<img/i);
    expect(html).toContain('&lt;script&gt;');
  });

  it('html carries proofs, and runs no script but those that it names', () => {
    const forged = '</script><script>alert(1)</script>"\'';
    const about = { rule: forged, when: forged, owner: 'black', forces: forged } as const;
    const carried = { claim: forged, about, certificate: { rule: forged }, note: null, rests: forged };
    const large = { claim: 'Large', about, certificate: null, note: 'left out', rests: forged };
    const scripts = [{ text: 'plays()', sha256: 'abc=' }];
    const page = (proofs: readonly PageProof[]) =>
      String(writePicture(formatOf('html'), hostile, { trial: { proofs, scripts } }));
    const html = page([carried, large]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain("script-src 'sha256-abc='\"");
    expect(html).toContain('<p>Large left out</p>');
    const data = /data-koban-proofs="([^"]*)"/.exec(html)![1]!;
    const read = data.replace(/&(\w+);|&#(\d+);/g, (_, name, code) =>
      code
        ? String.fromCharCode(code)
        : ({ quot: '"', lt: '<', gt: '>', amp: '&', apos: "'" }[name as 'lt'] ?? '?'),
    );
    expect(JSON.parse(read)).toMatchObject({ proofs: [{ claim: forged, certificate: { rule: forged } }] });
    const still = page([large]);
    expect(still).not.toContain('<script');
    expect(still).toContain("script-src 'none'");
    expect(still).toContain('left out');
    expect(page([])).toBe(textOfFormat('html', hostile));
  });

  it('html ends what letters turn around with the text that has them', () => {
    const turning = 'X\u202egnp';
    const html = textOfFormat('html', { ...hostile, title: turning, problems: [turning] });
    const body = html.slice(html.indexOf('<figcaption>'));
    expect(body.match(/<bdi>[^<]*X\u202egnp[^<]*<\/bdi>/g)).toHaveLength(2);
    expect(body.replace(/<bdi>[^<]*<\/bdi>/g, '')).not.toContain('\u202e');
  });

  it('paints whatever the words are', () => {
    expect(decode(bytesOf('png', hostile, { ...SMALL, caption: NASTY })).width).toBeGreaterThan(100);
  });
});

describe('pictures', () => {
  it('number the moves of an entry whose stones still stand', () => {
    const svg = textOfFormat('svg', TRIPLE_KO, { at: 4, numbers: true });
    const numbers = all(parse(svg.trimEnd())).filter(
      (node) => node.tag === 'text' && /^\d$/.test(textOf(node)) && node.attributes['font-weight'],
    );
    // Move 4 has taken move 1 again.
    expect(numbers.map(textOf).sort()).toEqual(['2', '3', '4']);
  });

  it('begin, when moving, where the entry itself does', () => {
    const [, variation] = sequencesOf(
      `# One\n| . . . |\n| . . . |\n| . . . |\nmoves: B a1 W b1 B c1\n# Two\nfrom: One after 2\nmoves: B c3 W a3\n`,
    );
    expect(new GifReader(bytesOf('gif', variation!, SMALL)).numFrames()).toBe(3);
  });

  it('go on to the asked move and no further', () => {
    expect(new GifReader(bytesOf('gif', TRIPLE_KO, { ...SMALL, at: 3 })).numFrames()).toBe(4);
    expect(textOfFormat('svg', TRIPLE_KO, { at: 99 })).toBe(textOfFormat('svg', TRIPLE_KO));
  });

  it('of hundreds of moves are made, too', () => {
    const length = sized(301, 1001);
    const frames = Array.from({ length }, (_, i) => ({ ...TRIPLE_KO.frames[i % 7]!, index: i }));
    const reader = new GifReader(bytesOf('gif', { ...TRIPLE_KO, frames }, { cell: 8 }));
    expect(reader.numFrames()).toBe(length);
  });
});

describe('file names', () => {
  it.each([
    ['Triple ko', 'triple-ko'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x', 'c-windows-x'],
    ['..', 'diagram'],
    ['', 'diagram'],
    ['Jasiek’s  “rules”', 'jasieks-rules'],
    ['コウ 三つ', 'コウ-三つ'],
    ['CON', 'diagram-con'],
    ['a/b\0c', 'a-b-c'],
  ])('%j becomes %s', (title, name) => expect(fileName(title)).toBe(name));

  it('never lead out of a folder, and are never equal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('a', 'A', 'a 2', 'a-2', '../a', ...NASTY), fc.string()), {
          maxLength: 8,
        }),
        (titles) => {
          const names = new FileNames();
          const made = titles.map((title) => names.next(title));
          for (const name of made) expect(name).toMatch(/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u);
          expect(new Set(made.map((name) => name.toLowerCase())).size).toBe(made.length);
        },
      ),
    );
  });
});
