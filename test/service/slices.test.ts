import { describe, expect, it } from 'vitest';
import { openDocument } from '../../src/document/index.ts';
import { Game } from '../../src/go/game.ts';
import { Geometry } from '../../src/go/geometry.ts';
import { must } from '../../src/go/must.ts';
import { Position } from '../../src/go/position.ts';
import { finish, type Task } from '../../src/go/task.ts';
import { BLACK, type Move } from '../../src/go/types.ts';
import { ruleOf } from '../../src/rules/index.ts';
import { Referee } from '../../src/rules/referee.ts';
import { diagnosticsOf, preparingDiagnostics } from '../../src/server/diagnostics.ts';
import {
  analyse,
  analysing,
  DEFAULT_SETTINGS,
  format,
  gamesIn,
  symbols,
  tokens,
} from '../../src/service/index.ts';
import { hover } from './marked.ts';

/** How often a task pauses, and what it makes. */
function paused<T>(task: Task<T>): { readonly pauses: number; readonly made: T } {
  for (let pauses = 0; ; pauses++) {
    const step = task.next();
    if (step.done) return { pauses, made: step.value };
  }
}

const entries = (count: number, lines: string) =>
  openDocument(
    'test:///a.goban',
    1,
    'goban',
    Array.from({ length: count }, (_, i) => `# T${i}\n${lines}`).join(''),
  );

describe('very many entries', () => {
  it('are analyzed, told of and colored with pauses, as many as before', () => {
    const document = entries(400, '. X\nmoves: B b1\nbad: key\n');
    const { pauses, made } = paused(analysing(document, DEFAULT_SETTINGS));
    expect(pauses).toBeGreaterThan(20);
    expect(made.entries.length).toBe(400);
    expect(paused(preparingDiagnostics(made)).pauses).toBeGreaterThan(20);
    expect(paused(preparingDiagnostics(made)).pauses).toBe(0);
    expect(diagnosticsOf(made).length).toBe(800);
    const found = paused(tokens(made, { start: 0, end: document.text.length }));
    expect(found.pauses).toBeGreaterThan(4);
    expect(found.made.length).toBe(400 * 3);
  });

  it('are outlined as far as anybody reads', () => {
    const made = finish(symbols(analyse(entries(6000, '. .\n'), DEFAULT_SETTINGS)));
    expect(made.length).toBe(5000);
    expect(made[0]?.children.length).toBe(1);
    expect(made.at(-1)?.children).toEqual([]);
    expect(made.at(-1)?.name).toBe('T4999');
  });
});

describe('very many moves', () => {
  const LETTERS = 'abcdefghijklmnopqrs';
  const point = (i: number) => `${LETTERS[i % 19]}${LETTERS[Math.floor(i / 19) % 19]}`;
  const record = Array.from({ length: 3000 }, (_, i) => `;${'BW'[i % 2]}[${point(i)}]`).join('');

  it('are judged with pauses by a rule that does not search', () => {
    const moves = Array.from({ length: 2000 }, (): Move => ({ kind: 'pass', color: BLACK }));
    const game = Game.of({ position: Position.empty(Geometry.square(3)), toPlay: BLACK }, moves);
    const referee = new Referee(must(ruleOf('basic')), game, { ...DEFAULT_SETTINGS, suicide: 'rule' });
    const { pauses, made } = paused(referee.task(2000));
    expect(pauses).toBeGreaterThan(5);
    expect(made.verdict.verdict).toBe('allowed');
  });

  it('are not judged all at once for a hover over one', () => {
    const text = `(;GM[1]FF[4]SZ[19]RU[Japanese]${record})`;
    const analysis = analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
    const { pauses, made } = paused(hover(analysis, text.indexOf(';W[') + 3, () => false));
    expect(made?.markdown).toContain('2');
    expect(pauses).toBeLessThan(20);
    const { game } = must(gamesIn(analysis)[0]);
    expect(game.verdicts.known('korean', 1)).toBeUndefined();
  });

  it('are formatted by one edit', () => {
    const text = `(;GM[1]FF[4]SZ[19] ${record.repeat(2).replaceAll(';', ' ;')})`;
    const formatted = (before: string) => {
      const analysis = analyse(openDocument('test:///a.sgf', 1, 'sgf', before), DEFAULT_SETTINGS);
      return must(finish(format(analysis)));
    };
    const edits = formatted(text);
    expect(edits.length).toBe(1);
    const [{ span, text: put }] = edits as [(typeof edits)[0]];
    const after = text.slice(0, span.start) + put + text.slice(span.end);
    expect(after.replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    expect(after).not.toContain(' ');
    expect(formatted(after)).toEqual([]);
  });
});
