import { expect, it } from 'vitest';
import type { Players } from '../../src/extension/player/players.ts';
import type { Server } from '../../src/extension/server.ts';
import { Variations } from '../../src/extension/variations/variations.ts';
import type { MoveTree } from '../../src/protocol/move-tree.ts';
import { EventEmitter, newDesk } from './fake-vscode.ts';

/** A stem of two nodes, and two branches below it. */
const TREE = { uri: 'file:///desk/a.sgf', version: 1, parents: [-1, 0, 1, 1], current: 1 };

/** The view, `look`, which has it look again, and `shows`, which says whether a board is shown. */
async function opened() {
  const desk = newDesk();
  const gone = new EventEmitter<void>();
  let board: object | undefined = { uri: TREE.uri, at: { entry: 0 } };
  const players = {
    get current() {
      return board;
    },
    onDidGo: gone.event,
  };
  const failed: string[] = [];
  const server = { ask: async () => TREE as unknown as MoveTree, warn: (said: string) => failed.push(said) };
  const view = new Variations(server as unknown as Server, players as unknown as Players);
  const look = async () => {
    gone.fire();
    for (let n = 0; n < 10; n++) await new Promise((resolve) => setImmediate(resolve));
    expect(failed).toEqual([]);
  };
  await look();
  const shows = (is: boolean) => {
    board = is ? { uri: TREE.uri, at: { entry: 0 } } : undefined;
  };
  return { desk, look, shows, view };
}

it('has the moves of a line side by side, and variations below the node that they replace', async () => {
  const { desk, view } = await opened();
  expect(view.getChildren()).toEqual([1, 2, 3]);
  expect(view.getChildren(2)).toEqual([4]);
  expect([1, 2, 3, 4].map((row) => view.getParent(row))).toEqual([undefined, undefined, undefined, 2]);
  expect(desk.revealed).toEqual([2]);
});

it('stays while a view without a text has the focus, and goes with the last text', async () => {
  const { desk, look, shows, view } = await opened();
  shows(false);
  await look();
  expect(view.getChildren()).toEqual([1, 2, 3]);
  desk.activeTextEditor = {};
  await look();
  expect(view.getChildren()).toEqual([]);
});
