import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../src/document/index.ts';
import { finish } from '../../../../src/go/task.ts';
import { analyse, DEFAULT_SETTINGS, links as linksIn } from '../../../../src/service/index.ts';

function links(text: string, hasCommands = false) {
  const document = analyse(openDocument('test:///a.sgf', 1, 'sgf', text), DEFAULT_SETTINGS);
  return (finish(linksIn(document, hasCommands)) ?? []).map(({ span, target }) => [
    text.slice(span.start, span.end),
    target,
  ]);
}

describe('addresses in a record', () => {
  it.each<[string, [string, string][]]>([
    ['(;SO[https://a.b/c])', [['https://a.b/c', 'https://a.b/c']]],
    ['(;SO[see http://a.b/c?d=e, p. 3.])', [['http://a.b/c?d=e', 'http://a.b/c?d=e']]],
    ['(;SO[https\\://a.b/c])', [['https\\://a.b/c', 'https://a.b/c']]],
    // Behind the last colon of AP stands a version.
    ['(;AP[https://a.b:1.0])', [['https://a.b', 'https://a.b']]],
    ['(;AP[https://a.b])', [['https://a.b', 'https://a.b']]],
    ['(;AP[https\\://a.b/c:2])', [['https\\://a.b/c', 'https://a.b/c']]],
    [
      '(;PC[OGS: https://online-go.com/game/1])',
      [['https://online-go.com/game/1', 'https://online-go.com/game/1']],
    ],
    [
      '(;SO[(https://a.b)]EV[http://c.d])',
      [
        ['https://a.b', 'https://a.b'],
        ['http://c.d', 'http://c.d'],
      ],
    ],
    ['(;C[https://a.b])', []],
    ['(;SO[a.b/c];SO[https://a.b])', []],
    ['(;SO[ftp://a.b javascript://x])', []],
    ['(;SO[x]) (;SO[https://second.game])', [['https://second.game', 'https://second.game']]],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });
});

describe('links in comments', () => {
  const GAME = '(;SZ[9]C[see "Main" and move 2];B[cc]C[W D4 next, move 9]\n(;W[df]N[Main]C[#1])(;W[gg]))';

  it('moves and named nodes lead to their places', () => {
    expect(links(GAME)).toEqual([
      ['"Main"', 'test:///a.sgf#L2,2'],
      ['move 2', 'test:///a.sgf#L2,2'],
      ['#1', 'test:///a.sgf#L1,32'],
    ]);
  });

  it('points are shown on the board, where the editor can do that', () => {
    const point = links(GAME, true).find(([text]) => text === 'D4');
    expect(decodeURIComponent(point?.[1] ?? '')).toBe(
      `command:koban.animate?[{"uri":"test:///a.sgf","offset":${GAME.indexOf('D4')}}]`,
    );
  });
});
