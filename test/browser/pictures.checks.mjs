/**
 * The pictures of the documentation that show the player and the preview, held to what is shown now (`tools/pictures.mjs` takes them,
 * `tools/picture-distance.mjs` has the tolerance). And the tolerance itself: what an eye would see must be outside of it.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptPicture } from '../../tools/kept-pictures.mjs';
import { sameByEye } from '../../tools/picture-distance.mjs';
import { PARTS, PICTURE_THEMES, pictureOf, take } from '../../tools/pictures.mjs';
import { DEEP } from './page.mjs';

/** What these checks need: letters of another engine are outside of the tolerance. */
const DRAWER = 'the engine that drew the pictures of the documentation';

const fileOf = (part, theme) => keptPicture(`${part}-${theme}`);
const kept = (part, theme) => readFileSync(fileOf(part, theme));

/** Another glyph at a point of the last frame, `.` for none. */
const put = (point, glyph) => (sequence) => {
  const frame = sequence.frames.at(-1);
  const { columns } = sequence.shape;
  frame.rows = frame.rows.map((row, y) =>
    y === Math.floor(point / columns)
      ? row.slice(0, point % columns) + glyph + row.slice((point % columns) + 1)
      : row,
  );
  return sequence;
};

const both =
  (...changes) =>
  (what) =>
    changes.reduce((now, change) => change(now), what);

/** What has to be seen, by part: a change of what is shown, or of the page that shows it. */
const SEEN = {
  wheel: {
    'a stone that is missing': { change: put(29, '.') },
    'a stone moved by a point': { change: both(put(36, 'O'), put(37, '.')) },
    'a stone of the other color': { change: put(0, 'X') },
    'no mark of a forbidden play': {
      change: (sequence) => {
        const frame = sequence.frames.at(-1);
        frame.marks = frame.marks.filter(({ mark }) => mark.kind !== 'forbidden');
        frame.verdicts = frame.verdicts.map((line) => ({ ...line, inForce: false }));
        return sequence;
      },
    },
    'a track that does not meet its color': {
      page: () => document.querySelector('.wheel .koban-wheel path:last-child').remove(),
    },
    'no play of the wheel that is lit': {
      page: () => document.querySelector('.wheel .light').style.setProperty('display', 'none'),
    },
    'a cut in another place': {
      page: () => document.querySelector('.wheel .cut-line').style.setProperty('--at', '90deg'),
    },
    'another color for what is chosen': {
      page: () => document.documentElement.style.setProperty('--vscode-textLink-foreground', '#c586c0'),
    },
    'another background': {
      page: () => document.documentElement.style.setProperty('--vscode-editor-background', '#27272c'),
    },
    'another verdict': {
      change: (sequence) => {
        const frame = sequence.frames.at(-1);
        frame.verdicts = frame.verdicts.map((line) => ({ ...line, verdict: 'allowed' }));
        return sequence;
      },
    },
  },
  proof: {
    'a stone that is missing': { change: put(80, '.') },
    'a number that is missing': {
      change: (sequence) => {
        const frame = sequence.frames.at(-1);
        frame.marks = frame.marks.filter(({ mark }) => mark.kind !== 'number' || mark.text !== '2');
        return sequence;
      },
    },
    'a cycle that is not the one': {
      change: (sequence) => ({ ...sequence, frames: sequence.frames.slice(0, -1) }),
    },
  },
  preview: {
    'a stone that is missing': { change: (markdown) => markdown.replace('| X O . O . |', '| X . . O . |') },
    'a word that is missing': { change: (markdown) => markdown.replace('shapes that look', 'shapes') },
    'a board of another color': {
      page: () => document.body.style.setProperty('--koban-board', '#f5ecd9'),
    },
    'no buttons': {
      page: () => {
        for (const stage of document.querySelectorAll('.koban-stage'))
          stage.shadowRoot?.querySelector('.bar').style.setProperty('visibility', 'hidden');
      },
    },
  },
  marks: {
    'an arrow that leads elsewhere': { change: (markdown) => markdown.replace('f5-g6', 'f5-g5') },
    'a shape that is missing': { change: (markdown) => markdown.replace('square: e4\n', '') },
    'a point of the other color': { change: (markdown) => markdown.replace('B a7 b7', 'W b7 B a7') },
  },
};

/** @param {string} folder where pictures go that are not what was kept */
export function pictureChecks(folder) {
  const guards = Object.keys(PARTS).flatMap((part) =>
    PICTURE_THEMES.map((theme) => [
      `docs: ${part}, ${theme}, is what is shown`,
      async (studio) => {
        const now = await take(studio, part, theme);
        writeFileSync(join(folder, `${part}-${theme}.png`), now);
        sameByEye(now, kept(part, theme), fileOf(part, theme));
      },
      false,
      DRAWER,
    ]),
  );
  const mutants = Object.entries(SEEN).flatMap(([part, all]) =>
    // The tolerance seldom changes: one of each part, and all in deep runs.
    Object.entries(all)
      .slice(0, DEEP ? undefined : 1)
      .map(([name, { change, page: alter }], i) => [
        `docs: ${part} with ${name} would be noticed`,
        async (studio) => {
          // In one theme each, in turn.
          const theme = PICTURE_THEMES[i % PICTURE_THEMES.length];
          const page = await PARTS[part](studio, theme, change);
          if (alter) await page.evaluate(alter);
          const now = await pictureOf(page);
          await page.close();
          assert.throws(() => sameByEye(now, kept(part, theme), theme), /is not what was kept/);
        },
        true,
        DRAWER,
      ]),
  );
  return [...guards, ...mutants];
}
