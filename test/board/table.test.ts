import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ask, type MovedText, TableSession } from '../../src/board/index.ts';
import { openDocument } from '../../src/document/index.ts';
import { finish } from '../../src/go/task.ts';
import type { ToCompare } from '../../src/protocol/compare.ts';
import { analyse, DEFAULT_SETTINGS } from '../../src/service/index.ts';
import { english } from '../../src/words/extension.ts';
import { runs } from '../runs.ts';
import { compareAt } from '../service/marked.ts';
import { workspace } from './world.ts';

const URI = 'file:///a.goban';

/** A table beside a text, in front of the service; answers come when `later` says. */
function beside(later: () => Promise<unknown>, says = false) {
  const state = { text: workspace('triple-ko.goban'), version: 1, visible: true, asked: 0 };
  const heard: ToCompare[] = [];
  const told: unknown[] = [];
  const ask: Ask = async (_, params) => {
    const document = analyse(openDocument(URI, state.version, 'goban', state.text), DEFAULT_SETTINGS);
    const reply = finish(compareAt(document, params as { offset?: number }));
    state.asked++;
    await later();
    // biome-ignore lint/suspicious/noExplicitAny: a table asks for nothing else
    return reply as any;
  };
  const table = new TableSession(
    {
      ask,
      say: (code, ...args) => (english[code] as (...args: unknown[]) => string)(...args),
      post: (message) => void heard.push(message),
      changed: () => undefined,
      isVisible: () => state.visible,
      animate: (...at) => void told.push(at),
      prove: (...at) => void told.push(at),
      copy: async (text) => void told.push(text),
      warn: (problem) => void told.push(problem),
    },
    URI,
    says,
  );
  table.receive({ type: 'ready' });
  const edit = (piece: string, text: string) => {
    const rangeOffset = state.text.indexOf(piece);
    const changes: MovedText[] = [{ rangeOffset, rangeLength: piece.length, text }];
    state.text = state.text.replace(piece, text);
    table.edited(++state.version, changes);
    return table.refresh();
  };
  return { state, table, heard, told, edit };
}

const now = () => Promise.resolve();

describe('a table of rules', () => {
  it('follows edits of its entry, also of the text above it, and shows another when it is asked for', async () => {
    const { table, edit } = beside(now);
    await table.show({ entry: 0 });
    expect([table.comparison?.title, table.comparison?.rows.length]).toEqual(['Triple ko', 6]);
    await edit('W f5', 'W f5 B pass');
    expect(table.comparison?.rows).toHaveLength(7);
    await edit('', '# Above\nsize: 3\n. . .\n. . .\n. . .\nmoves: B a1\n\n');
    expect([table.comparison?.entry, table.comparison?.title, table.comparison?.rows.length]).toEqual([
      1,
      'Triple ko',
      7,
    ]);
    await table.show({ entry: 2 });
    expect(table.comparison?.title).toBe('One move more');
    await table.show({ offset: 0 });
    expect(table.comparison?.title).toBe('Above');
  });

  it('is left for later while it is hidden, and then shows what has changed', async () => {
    const { table, state, edit } = beside(now);
    await table.show({ entry: 0 });
    state.visible = false;
    await edit('W f5', 'W pass');
    await table.refresh();
    expect(state.asked).toBe(1);
    state.visible = true;
    table.turned();
    table.turned();
    await new Promise((done) => setImmediate(done));
    expect([state.asked, table.comparison?.rows[5]?.point]).toEqual([2, 'pass']);
  });

  it('says when its entry is gone, and where there is none if it says anything', async () => {
    const { table, state, heard } = beside(now);
    await table.show({ entry: 0 });
    const { text } = state;
    state.text = '; nothing';
    state.version++;
    await table.refresh();
    expect(heard.at(-1)).toEqual({ type: 'gone', message: english['diagram.gone']() });
    state.text = text;
    await table.refresh();
    expect([heard.at(-1)?.type, table.gone]).toEqual(['comparison', undefined]);
    for (const says of [false, true]) {
      const other = beside(now, says);
      other.state.text = '; nothing';
      await other.table.show({ offset: 0 });
      expect(other.heard.map(({ type }) => type)).toEqual(says ? ['gone'] : []);
    }
  });

  it('asks for moves and proofs of what it shows, and of nothing else', async () => {
    const { table, told } = beside(now);
    await table.show({ entry: 0 });
    table.receive({ type: 'animate', uri: URI, entry: 0, move: 3 });
    table.receive({ type: 'animate', uri: URI, entry: 1, move: 3 });
    table.receive({ type: 'prove', uri: URI, entry: 0, move: 6, rule: 'psk' });
    table.receive({ type: 'copy', text: '| a |' });
    expect(told).toEqual([[URI, 0, 3], [URI, 0, 6, 'psk'], '| a |']);
  });

  it('shows the last entry that was asked for, in whichever order answers come', async () => {
    const law = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat(1), { minLength: 2, maxLength: 5 }),
      async (s, asked) => {
        const { table } = beside(() => s.schedule(Promise.resolve()));
        const all = asked.map((entry) => table.show({ entry }));
        await s.waitFor(Promise.all(all));
        expect(table.comparison?.entry).toBe(asked.at(-1));
      },
    );
    await fc.assert(law, { numRuns: runs(10) });
  });
});
