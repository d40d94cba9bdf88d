import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CancellationToken } from 'vscode';
import { ClaimTests } from '../../src/extension/tests.ts';
import { CLAIMS, type ClaimsParams, type ClaimsReply } from '../../src/protocol/claims.ts';
import { kobanLater } from '../cli/run.ts';
import { BASIC_KO } from '../fixtures/boards.ts';
import { Client } from '../server/client.ts';
import {
  CancellationTokenSource,
  type Desk,
  type Item,
  newDesk,
  type Run,
  type TestMessage,
  TestRunRequest,
} from './fake-vscode.ts';

const ko = (title: string, ...claims: string[]) =>
  `# ${title}\nrules: basic\n${BASIC_KO}\nmoves: W b2 B c2\n${claims.map((claim) => `expect: ${claim}\n`).join('')}`;
const HOLDS = 'move 2 is forbidden';
const FAILS = 'captures 9 at move 1';

let desk: Desk;
let client: Client;
let claims: ClaimTests;
let asked: ClaimsParams[];
const warned: string[] = [];
/** Called before each question is sent to the server. */
let before: (params: ClaimsParams, token?: CancellationToken) => unknown;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  desk = newDesk();
  client = await Client.start();
  asked = [];
  warned.length = 0;
  before = () => undefined;
  claims = new ClaimTests({
    claims: async (params, token) => {
      asked.push(params);
      await before(params, token);
      // As the server answers a question that was taken back.
      return token?.isCancellationRequested ? null : client.request<ClaimsReply>(CLAIMS, params);
    },
    warn: (message) => warned.push(message),
  });
});
afterEach(() => {
  claims.dispose();
  client.stop();
  vi.useRealTimers();
});

/** Once it holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

type Tree = { readonly [label: string]: Tree };
const treeOf = (items: Iterable<[string, Item]> = desk.items): Tree =>
  Object.fromEntries([...items].map(([, item]) => [item.label, treeOf(item.children)]));

/** What a run has found, without what it has begun. */
const found = ({ reports }: Run) =>
  reports
    .filter(([what]) => what !== 'enqueued' && what !== 'started')
    .map(([what, label]) => `${what} ${label}`);
const last = () => desk.runs.at(-1) as Run;
/** Groups in a corner: the wall of the second has a hole. */
const CORNER = (title: string, top: string, lines: string) =>
  `# ${title}\ngoal: keep one of a3\n+---------\n| ${top} O .\n| X X X X O .\n| O O O O O .\n| . . . . . .\n${lines}`;
const RECORD = (title: string, branches: string) =>
  `(;GM[1]FF[4]SZ[6]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc][ec]GN[${title}]${branches})`;
const file = (name: string, text: string | Uint8Array) => desk.files.set(desk.uri(name).path, text);
const itemOf = (...labels: string[]): Item =>
  labels.reduce<Item | null>((within, label) => {
    const items = within?.children ?? desk.items;
    return [...items].map(([, item]) => item).find((item) => item.label === label) as Item;
  }, null) as Item;

describe('the claims of the workspace', () => {
  it('are listed when the view opens, of files that are not open, and of what is open and not saved', async () => {
    file('a/ko.goban', `${ko('One', HOLDS, FAILS)}\n${ko('Two', HOLDS)}\n${ko('Claims nothing')}`);
    file('b/ko.goban', ko('Of the same name', HOLDS));
    file('page.md', `Words expect: nothing.\n\n\`\`\`goban\n${ko('A fence', HOLDS)}\`\`\`\n`);
    file('game.sgf', '(;GM[1]FF[4]SZ[5]GN[A game];B[aa];W[aa]C[expect: this move is forbidden])');
    file('none.goban', ko('Claims nothing'));
    file('read.txt', ko('No text of ours', HOLDS));
    desk.open('page.md', `\`\`\`goban\n${ko('As it stands', HOLDS)}\`\`\`\n`);
    await desk.resolve?.();
    expect(treeOf()).toEqual({
      'a/ko.goban': { One: { [HOLDS]: {}, [FAILS]: {} }, Two: { [HOLDS]: {} } },
      'b/ko.goban': { 'Of the same name': { [HOLDS]: {} } },
      'game.sgf': { 'A game, after move 2': { 'this move is forbidden': {} } },
      'page.md': { 'As it stands': { [HOLDS]: {} } },
    });
    // None is judged before it is run, and what claims nothing is not sent.
    expect(asked.filter(({ judged }) => judged)).toEqual([]);
    expect(asked.map(({ uri }) => uri)).not.toContain('file:///desk/none.goban');
  });

  it('run all once they are listed, where a run begins before that', async () => {
    file('ko.goban', ko('One', HOLDS));
    let listed = () => {};
    const held = new Promise<void>((resolve) => {
      listed = resolve;
    });
    before = () => held;
    const opening = desk.resolve?.();
    await until(() => asked.length > 0);
    const running = desk.run();
    listed();
    await Promise.all([opening, running]);
    expect(found(last())).toEqual([`passed ${HOLDS}`]);
  });

  it('that fail say first what koban check says, and then have both sides, and so does the output', async () => {
    const text = ko('One', HOLDS, FAILS);
    file('ko.goban', text);
    await desk.run();
    expect(found(last())).toEqual([`passed ${HOLDS}`, `failed ${FAILS}`]);
    const [, , messages] = last().reports.at(-1) as unknown as [string, string, TestMessage[]];
    const { out } = await kobanLater(['check', '--format', 'json', 'ko.goban'], { 'ko.goban': text });
    const said = JSON.parse(out).files[0].diagnostics.map(({ message }: { message: string }) => message);
    expect(said).toContain(messages[0]!.message);
    expect(messages.map(({ message }) => message)).toEqual([messages[0]!.message, messages[0]!.message]);
    // The editor shows the one in a line, and would show of sides only their ends.
    expect(messages.map(({ expectedOutput }) => expectedOutput !== undefined)).toEqual([false, true]);
    expect(messages[1]!.expectedOutput).toContain('expect: captures 9 at move 1');
    expect(messages[1]!.actualOutput).toContain('expect: captures 1 at move 1');
    expect(messages.map(({ location }) => location?.range.start.line)).toEqual([9, 9]);
    expect(last().outputs.at(-1)).toBe(`ko.goban:10:9: ${messages[0]!.message}\r\n`);
  });

  it('run one by one, entry by entry, and without those that are left out', async () => {
    file('ko.goban', `${ko('One', HOLDS, FAILS)}\n${ko('Two', HOLDS)}`);
    await desk.resolve?.();
    const one = itemOf('ko.goban', 'One', FAILS);
    await desk.run(new TestRunRequest([one]));
    expect(found(last())).toEqual([`failed ${FAILS}`]);
    expect(asked.at(-1)?.judged).toEqual([0]);
    await desk.run(new TestRunRequest([itemOf('ko.goban', 'One'), one]));
    expect(found(last())).toEqual([`passed ${HOLDS}`, `failed ${FAILS}`]);
    await desk.run(new TestRunRequest(undefined, [itemOf('ko.goban', 'One')]));
    expect(found(last())).toEqual([`passed ${HOLDS}`]);
  });

  it('of a text that is edited are outdated at once, and listed again when the keys rest', async () => {
    file('ko.goban', ko('One', HOLDS));
    await desk.run();
    expect(desk.outdated).toEqual([]);
    desk.type('ko.goban', ko('One', HOLDS, FAILS));
    expect(desk.outdated).toEqual(['ko.goban']);
    expect(treeOf(itemOf('ko.goban').children)).toEqual({ One: { [HOLDS]: {} } });
    vi.advanceTimersByTime(500);
    await until(() => itemOf('ko.goban', 'One').children.size === 2);
    expect(treeOf(itemOf('ko.goban').children)).toEqual({ One: { [HOLDS]: {}, [FAILS]: {} } });
  });

  it('that are the first of their text are listed while it is typed', async () => {
    await desk.resolve?.();
    desk.type('new.goban', ko('New'));
    desk.type('new.goban', ko('New', HOLDS));
    vi.advanceTimersByTime(500);
    await until(() => desk.items.size > 0);
    expect(treeOf()).toEqual({ 'new.goban': { New: { [HOLDS]: {} } } });
    // Not saved, and closed: there never was such a file.
    desk.close('new.goban');
    await until(() => desk.items.size === 0);
  });

  it('are outdated where a file changes on disk or the rules of the project or the settings do, not where it is saved', async () => {
    file('ko.goban', ko('One', HOLDS));
    file('other.goban', ko('Other', HOLDS));
    desk.open('ko.goban', ko('One', FAILS));
    await desk.run();
    desk.save('ko.goban');
    desk.changed.fire(desk.uri('ko.goban'));
    await until(() => asked.length === 5);
    desk.close('ko.goban');
    await until(() => asked.length === 6);
    expect(desk.outdated).toEqual([]);
    file('ko.goban', ko('One', HOLDS));
    desk.changed.fire(desk.uri('ko.goban'));
    await until(() => desk.outdated.length > 0);
    expect(desk.outdated).toEqual(['ko.goban']);
    desk.settings.fire({ affectsConfiguration: (section) => section === 'editor' });
    expect(desk.outdated).toEqual(['ko.goban']);
    desk.settings.fire({ affectsConfiguration: (section) => section === 'koban' });
    desk.project.fire(desk.uri('koban.json'));
    expect(desk.outdated).toEqual(['ko.goban', 'all', 'all']);
  });

  it('run again when their text is saved, as it is then, until that is turned off', async () => {
    file('ko.goban', ko('One', HOLDS));
    file('other.goban', ko('Other', HOLDS));
    const source = new CancellationTokenSource();
    await desk.run(new TestRunRequest(undefined, [], undefined, true), source.token);
    // All of them, though nothing has opened the view yet.
    expect(found(last())).toEqual([`passed ${HOLDS}`, `passed ${HOLDS}`]);
    desk.type('ko.goban', ko('One', HOLDS, FAILS));
    desk.save('ko.goban');
    await until(() => desk.runs.length === 2 && last().isEnded);
    expect(found(last())).toEqual([`passed ${HOLDS}`, `failed ${FAILS}`]);
    desk.open('new.goban', ko('New', HOLDS));
    desk.save('new.goban');
    await until(() => desk.runs.length === 3 && last().isEnded);
    expect(found(last())).toEqual([`passed ${HOLDS}`]);
    source.cancel();
    desk.save('ko.goban');
    await new Promise((resolve) => setImmediate(resolve));
    expect(desk.runs).toHaveLength(3);
  });

  it('that were chosen to run whenever they are saved are found again when they had gone', async () => {
    file('ko.goban', ko('One', HOLDS, FAILS));
    await desk.resolve?.();
    const chosen = new TestRunRequest([itemOf('ko.goban', 'One', FAILS)], [], undefined, true);
    const { token } = new CancellationTokenSource();
    await desk.run(chosen, token);
    expect(found(last())).toEqual([`failed ${FAILS}`]);
    desk.open('ko.goban', ko('One', HOLDS));
    desk.save('ko.goban');
    await until(() => desk.runs.length === 2 && last().isEnded);
    expect(last().reports).toEqual([]);
    desk.open('ko.goban', ko('One', HOLDS, 'captures 8 at move 1'));
    desk.save('ko.goban');
    await until(() => desk.runs.length === 3 && last().isEnded);
    expect(found(last())).toEqual(['failed captures 8 at move 1']);
    expect(last().reports.every(([, label]) => label !== FAILS)).toBe(true);
  });

  it('of a run that is cancelled are reported as nothing', async () => {
    file('a.goban', ko('One', HOLDS));
    file('b.goban', ko('Two', HOLDS));
    await desk.resolve?.();
    before = () => last().source.cancel();
    await desk.run();
    expect(found(last())).toEqual([]);
    expect(last().isEnded).toBe(true);
    // A list that is broken off keeps what is known.
    const source = new CancellationTokenSource();
    source.cancel();
    await desk.run(undefined, source.token);
    expect(Object.keys(treeOf())).toEqual(['a.goban', 'b.goban']);
  });

  it('are all reported by two runs at once', async () => {
    for (const name of ['a', 'b', 'c']) file(`${name}.goban`, ko(name, HOLDS, FAILS));
    await desk.resolve?.();
    await Promise.all([desk.run(), desk.run(new TestRunRequest([itemOf('b.goban')]))]);
    expect(desk.runs.map((run) => found(run).length)).toEqual([6, 2]);
  });

  it('of a text that changes while it is judged are outdated, and those that have gone are skipped', async () => {
    file('ko.goban', ko('One', HOLDS, FAILS));
    await desk.resolve?.();
    let isFirst = true;
    before = ({ judged }) => {
      if (judged && isFirst) desk.open('ko.goban', ko('One', HOLDS));
      isFirst &&= judged === undefined;
    };
    await desk.run();
    expect(found(last())).toEqual([`passed ${HOLDS}`, `failed ${FAILS}`]);
    expect(desk.outdated).toEqual(['ko.goban']);
    expect(treeOf()).toEqual({ 'ko.goban': { One: { [HOLDS]: {} } } });
    // Listed with one more than there is when it runs.
    desk.close('ko.goban');
    await until(() => itemOf('ko.goban', 'One').children.size === 2);
    file('ko.goban', ko('One', HOLDS));
    await desk.run();
    expect(found(last())).toEqual([`passed ${HOLDS}`, `skipped ${FAILS}`]);
  });

  it('of a file that is gone are errors for this run, and of a folder that is gone are forgotten', async () => {
    file('a/ko.goban', ko('One', HOLDS));
    file('a/b/ko.goban', ko('Two', HOLDS));
    file('ab.goban', ko('Three', HOLDS));
    await desk.resolve?.();
    desk.files.delete('/desk/a/ko.goban');
    await desk.run();
    expect(found(last())).toEqual([`passed ${HOLDS}`, `errored ${HOLDS}`, `passed ${HOLDS}`]);
    desk.deleted.fire(desk.uri('a'));
    expect(Object.keys(treeOf())).toEqual(['ab.goban']);
    expect(claims.states().map(({ id }) => id)).toEqual(['file:///desk/ab.goban#0/0']);
  });

  it('of a file that comes while the folders are searched stay listed', async () => {
    file('a.goban', ko('One', HOLDS));
    file('gone.goban', ko('Gone', HOLDS));
    await desk.resolve?.();
    desk.files.delete('/desk/gone.goban');
    let isFound = () => undefined as unknown;
    desk.finding = new Promise((resolve) => {
      isFound = () => resolve();
    });
    desk.folders.fire();
    file('b.goban', ko('Two', HOLDS));
    desk.created.fire(desk.uri('b.goban'));
    await until(() => desk.items.size === 3);
    isFound();
    await until(() => desk.items.size === 2);
    expect(Object.keys(treeOf())).toEqual(['a.goban', 'b.goban']);
  });

  it('of other files are judged where the server fails for one', async () => {
    for (const name of ['a', 'b']) file(`${name}.goban`, ko(name, HOLDS));
    before = ({ uri }) => {
      if (uri.endsWith('a.goban')) throw new Error('the server has died');
    };
    await desk.run();
    expect(Object.keys(treeOf())).toEqual(['b.goban']);
    before = () => undefined;
    await desk.resolve?.();
    before = ({ uri }) => {
      if (uri.endsWith('a.goban')) throw new Error('the server has died');
    };
    await desk.run();
    expect(found(last()).sort()).toEqual([`errored ${HOLDS}`, `passed ${HOLDS}`]);
    expect(warned).toEqual(['Error: the server has died', 'Error: the server has died']);
  });

  it('stand in odd texts: marks of bytes, lines of Windows, other encodings, no text, far too much, none at all', async () => {
    const read: string[] = [];
    desk.reading = (path) => read.push(path);
    file('mark.goban', `\ufeff${ko('Mark', HOLDS)}`);
    file('windows.goban', ko('Windows', HOLDS, FAILS).replaceAll('\n', '\r\n'));
    const bytes = new TextEncoder().encode(ko('xx', HOLDS));
    // 围棋 in GB 18030.
    const [high, low, ...rest] = [0xce, 0xa7, 0xc6, 0xe5];
    bytes.set([high!, low!], bytes.indexOf(0x78));
    file('围棋 #1.goban', Uint8Array.of(...bytes.subarray(0, 4), ...rest, ...bytes.subarray(4)));
    file('empty.goban', '');
    file('huge.goban', `${ko('Huge', HOLDS)}\n${'; x\n'.repeat(5_000_001)}`);
    file('binary.goban', Uint8Array.of(0, 1, 2, 255, 254));
    await desk.run();
    expect(treeOf()).toEqual({
      'mark.goban': { Mark: { [HOLDS]: {} } },
      'windows.goban': { Windows: { [HOLDS]: {}, [FAILS]: {} } },
      '围棋 #1.goban': { 围棋: { [HOLDS]: {} } },
    });
    expect(itemOf('mark.goban', 'Mark').range?.start).toMatchObject({ line: 0, character: 0 });
    expect(itemOf('windows.goban', 'Windows', FAILS).range?.start).toMatchObject({ line: 9, character: 8 });
    expect(found(last())).toHaveLength(4);
    expect(read).not.toContain('/desk/huge.goban');
  });

  it('are none in a window without a folder', async () => {
    desk.root = null;
    await desk.run();
    expect([treeOf(), last().isEnded]).toEqual([{}, true]);
    desk.open('Untitled-1', ko('Untitled', HOLDS));
    desk.type('Untitled-1', ko('Untitled', HOLDS));
    vi.runAllTimers();
    expect(asked).toEqual([]);
  });

  it('in packages are not listed', async () => {
    await desk.resolve?.();
    file('node_modules/koban/README.goban', ko('Of a package', HOLDS));
    desk.created.fire(desk.uri('node_modules/koban/README.goban'));
    desk.type('node_modules/koban/README.goban', ko('Of a package', HOLDS));
    vi.runAllTimers();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual([]);
  });
});

describe('the problems of the workspace', () => {
  const check = () => {
    desk.koban = { problems: true };
  };
  const BOOK = [
    RECORD('Marked well', '(;B[ba]TE[1])(;B[aa]BM[1];W[ba])'),
    RECORD('Refuted', '(;B[aa]TE[1])'),
    RECORD('Wrong is right', '(;B[ba]BM[1])'),
    RECORD('Black to live', ''),
    RECORD('A game', ';B[ba]'),
  ].join('\n');
  const PAGE = `Words.\n\n\`\`\`goban\n${CORNER('A fence', '. . . X', 'moves: B a4\nexpect: only b4 works\n')}\`\`\`\n`;

  it('are none unless the settings check problems', async () => {
    file('book.sgf', BOOK);
    file('page.md', PAGE);
    await desk.resolve?.();
    expect(treeOf()).toEqual({ 'page.md': { 'A fence': { 'only b4 works': {} } } });
    expect(asked.map(({ uri }) => uri)).toEqual(['file:///desk/page.md']);
    check();
    await desk.resolve?.();
    expect(desk.items.size).toBe(2);
  });

  it('pass, fail and are skipped with what koban problems says, at its places', async () => {
    check();
    const hole = CORNER('A hole', '. . . X', 'moves: B b4\n').replace('X O .\n', 'X . .\n');
    const texts = { 'book.sgf': BOOK, 'hole.goban': hole, 'page.md': PAGE };
    for (const [name, text] of Object.entries(texts)) file(name, text);
    await desk.resolve?.();
    expect(asked.map(({ problems }) => problems)).toEqual([[], [], []]);
    expect(asked.every(({ judged }) => !judged)).toBe(true);
    await desk.run();
    expect(found(last())).toEqual([
      'passed Marked well',
      'failed Refuted',
      'failed Wrong is right',
      'skipped Black to live',
      'passed A game',
      'errored A hole',
      'passed only b4 works',
      'failed A fence',
    ]);
    const { out } = await kobanLater(['problems', ...Object.keys(texts)], texts);
    const said = out
      .split('\n')
      .map((line) => line.replace(/^\S+?:\d+: (?:warning: )?[^:]*: |^ +(?:warning|information): /, ''));
    for (const { id, messages } of claims.states())
      if (id.includes('#problem-')) for (const one of messages) expect(said).toContain(one);
    // Failures are at what is wrong: the mark, and not the record, nor what is right beside it.
    const failures = last().reports.flatMap(([, label, messages = []]) =>
      messages.map(({ location, message }) => {
        const { line, character } = location?.range.start ?? {};
        return `${label} ${line}:${character}: ${message}`;
      }),
    );
    expect(failures).toEqual([
      'Refuted 1:82: The marked move A6 is not right: refuted by B6; right: B6',
      'Wrong is right 2:1: No move is marked as right; right: B6',
      'Wrong is right 2:89: B6 is marked as wrong, but it is right',
      'A hole 0:2: The boundary is uncertain at E4, so Koban grades no move',
      'A fence 10:9: The first move A4 is not right: refuted by B4; right: B4',
    ]);
    expect(last().outputs).toEqual(
      [
        'book.sgf:1:87: The marked move B6 is proven right',
        'book.sgf:2:83: The marked move A6 is not right: refuted by B6; right: B6',
        'book.sgf:3:2: No move is marked as right; right: B6',
        'book.sgf:3:90: B6 is marked as wrong, but it is right',
        'book.sgf:4:2: No move is marked as right; right: B6',
        'book.sgf:5:81: The first move B6 is proven right',
        'hole.goban:1:3: The boundary is uncertain at E4, so Koban grades no move',
        'page.md:11:10: The first move A4 is not right: refuted by B4; right: B4',
      ].map((line) => `${line}\r\n`),
    );
  });

  it('run one by one, beside the claims of their entry', async () => {
    check();
    file('page.md', PAGE);
    await desk.resolve?.();
    const problem = [...itemOf('page.md').children].map(([, item]) => item).find((item) => item.description);
    await desk.run(new TestRunRequest([problem as Item]));
    expect(found(last())).toEqual(['failed A fence']);
    expect(asked.at(-1)).toMatchObject({ judged: [], problems: [0] });
  });

  it('come and go with the setting, and with what a project says', async () => {
    file('book.sgf', BOOK);
    await desk.resolve?.();
    expect(desk.items.size).toBe(0);
    check();
    desk.settings.fire({ affectsConfiguration: () => true });
    await until(() => desk.items.size === 1);
    expect(itemOf('book.sgf').children.size).toBe(5);
    file('koban.json', '{ "problems": false }');
    desk.project.fire(desk.uri('koban.json'));
    await until(() => desk.items.size === 0);
  });
});
