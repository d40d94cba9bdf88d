import type { plies as english } from '../en/plies.ts';
import type { Translated } from '../message.ts';
import { COLOR, list, stones } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const plies = {
  'color.title': (a) => COLOR[a.color],

  'ply.pass': (a) => `${COLOR[a.color]} 패스`,
  'ply.tenuki': (a) => `${COLOR[a.color]} 손빼기`,
  'ply.setup': () => '돌 배치',
  'ply.unread': (a) => `${COLOR[a.color]}의 읽을 수 없는 수`,
  'ply.void': (a) => `${COLOR[a.color]} ${a.point}(둘 수 없음)`,
  'ply.over': (a) => `${COLOR[a.color]} ${a.point}(돌이 있는 점)`,
  'ply.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'ply.takes': (a) =>
    `${COLOR[a.color]} ${a.point}(${a.stones.length > FEW ? stones(a.stones.length) : list(a.stones)} 따냄)`,
  'ply.suicide': (a) => `${COLOR[a.color]} ${a.point}(${a.count > 1 ? `${stones(a.count)}의 ` : ''}자살수)`,
  'ply.numbered': (a) => `제${a.move}수 ${a.description}`,
  'ply.listed': (a) => `제${a.move}수: ${a.description}`,
} satisfies Translated<typeof english>;
