import type { Explained } from '../define.ts';
import type { linking as english } from '../en/linking.ts';
import type { Translated } from '../message.ts';
import { number } from './grammar.ts';

export function movesOf(first: number, last: number): string {
  if (last < first) return '着手はありません';
  if (first === last) return `着手は${first}手目だけです`;
  return `着手は${first}手目${last === first + 1 ? 'と' : 'から'}${last}手目${last === first + 1 ? '' : 'まで'}です`;
}

export const linking = {
  'link.unknown-title': (a) =>
    `このファイルに「${a.title}」という題名の項目はありません${a.near === undefined ? '' : `。「${a.near}」のことですか`}`,
  'link.title-twice': (a) =>
    `「${a.title}」という題名の項目が上に${number(a.times)}個あります。いちばん近いものに続けます`,
  'link.circle': (a) => `「${a.title}」自身がこの項目に続くため、どちらにも始まりがありません`,
  'link.too-deep': (a) => `「${a.title}」まで、項目が${number(a.most)}段を超えて続いています`,
  'link.no-such-move': (a) => `「${a.title}」に${a.move}手目はありません。${movesOf(a.first, a.last)}`,
  'link.board-differs': (a) =>
    `ここに描かれた盤面は、「${a.title}」の後の盤面と違います。描かれた盤面を使い、それまでの手順は使いません`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'link.unknown-title': [
    'ファイルまたはページに、この題名の項目はありません。',
    '候補を使うか、題名を直してください。',
  ],
  'link.title-twice': [
    '`from:` の題名の項目が、上に2つ以上あります。Koban は最も近いものに続けます。',
    '項目ごとに別の題名を付けてください。',
  ],
  'link.circle': ['項目が互いに続いて輪になっています。', 'どちらかに盤面を描いてください。'],
  'link.no-such-move': ['項目にこの番号の手はありません。', '`after` の後の番号を直してください。'],
  'link.board-differs': [
    '項目はほかの項目に続きますが、違う盤面を描いています。Koban は描かれた盤面を使い、それまでの手順は使いません。',
    '行か `from:` を削除してください。',
  ],
  'link.too-deep': [
    '`from:` の行で100を超える項目がつながっています。',
    '間で盤面をもう一度描いてください。',
  ],
} satisfies Explained;
