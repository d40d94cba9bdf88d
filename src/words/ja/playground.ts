import type { playground as english } from '../en/playground.ts';
import type { SentencesLike } from '../message.ts';
import { number } from './grammar.ts';

export const playground = {
  'playground.name': () => 'Koban プレイグラウンド',
  'playground.documents': () => 'ドキュメント',
  'playground.text': () => 'テキスト',
  'playground.board': () => '碁盤',
  'playground.more': () => 'その他',
  'playground.table': () => 'ルールの表',
  'playground.file': () => 'ファイル名',
  'playground.examples': () => '例',
  'playground.new': (a) => `新しいテキスト：${a.ending}`,
  'playground.open': () => '開く…',
  'playground.save': () => '保存',
  'playground.saved': (a) => `${a.name} を保存しました。`,
  'playground.share': () => 'リンクをコピー',
  'playground.shared': () =>
    'リンクをクリップボードにコピーしました。テキストはリンクの中にあり、サーバーには送られません。',
  'playground.shared-here': () => 'リンクはアドレスバーにあります。テキストはリンクの中にあります。',
  'playground.shared-long': (a) =>
    `リンクは ${number(a.characters)} 文字です。長いリンクを途中で切るプログラムもあるので、ファイルにも保存してください。`,
  'playground.damaged': () => 'リンクが壊れているため、テキストを読めません。',
  'playground.language': () => '言語',
  'playground.colors': () => '配色',
  'playground.colors-system': () => 'システム',
  'playground.colors-light': () => 'ライト',
  'playground.colors-dark': () => 'ダーク',
  'playground.failed': () => 'Koban を読み込めませんでした。ページを再読み込みしてください。',
  'playground.completions': () => '補完',
  'playground.new-name': () => '新しい名前',
  'playground.rename': () => '名前を変更',
  'playground.close': () => '閉じる',
  'playground.problems': () => '問題',
  'playground.no-problems': () => '問題はありません',
} satisfies SentencesLike<typeof english>;
