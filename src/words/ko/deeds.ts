import type { deeds as english } from '../en/deeds.ts';
import type { SentencesLike } from '../message.ts';
import { COLOR, list, stones } from './grammar.ts';

const FEW = 4;

/** What moves do: in verdicts, in captions and beside the boards of pages. */
export const deeds = {
  'color.title': (a) => COLOR[a.color],

  'deed.pass': (a) => `${COLOR[a.color]} 패스`,
  'deed.tenuki': (a) => `${COLOR[a.color]} 손빼기`,
  'deed.setup': () => '돌 배치',
  'deed.unread': (a) => `${COLOR[a.color]}의 읽을 수 없는 수`,
  'deed.void': (a) => `${COLOR[a.color]} ${a.point}(둘 수 없음)`,
  'deed.play': (a) => `${COLOR[a.color]} ${a.point}`,
  'deed.takes': (a) =>
    `${COLOR[a.color]} ${a.point}(${a.stones.length > FEW ? stones(a.stones.length) : list(a.stones)} 따냄)`,
  'deed.suicide': (a) => `${COLOR[a.color]} ${a.point}(${a.count > 1 ? `${stones(a.count)}의 ` : ''}자살수)`,
  'deed.numbered': (a) => `제${a.move}수 ${a.deed}`,
  'deed.listed': (a) => `제${a.move}수: ${a.deed}`,
} satisfies SentencesLike<typeof english>;
