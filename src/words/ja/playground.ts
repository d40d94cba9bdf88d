import type { playground as english } from '../en/playground.ts';
import type { Translated } from '../message.ts';
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

  'home.diagrams': () => '囲碁の図をテキストで書く。',
  'home.promise': () => 'コウのルールの判定を、Koban が証明します。',
  'home.lead': () =>
    '囲碁について書く人のために。ルールの解説、問題集、本、棋譜の解説。VS Code で、コマンドラインで、自分のページで。',
  'home.again': () => '最初に戻す',
  'home.playground': () => 'プレイグラウンドで開く',
  'home.install': () => 'インストール',
  'home.embed': () => '自分のページに載せる',
  'home.winner': () => 'この三コウはどちらの勝ちか',
  'home.winner-note': () =>
    'A4（黒）かA7（白）が取られるか、パスが二つ続けば終局です。コウダテには必ず受けます。結果はすべて証明済みです。欄を選ぶと局面が開き、証明に反証を試せます。',
  'home.contents': () => '文書',
  'home.gallery': () => 'コウの本',
  'home.changes': () => '変更履歴',
  'home.search': () => '検索',
  'home.nothing': () => '見つかりませんでした。',
  'home.skip': () => '本文へ',
  'home.site': () => 'サイト',
  'home.missing': () => 'このページはありません',
  'home.missing-text': () =>
    'アドレスが古いか、文字が違っています。検索するか、最初のページへ戻ってください。',
  'home.shown': () =>
    '白F5は開始局面に戻し、ルールごとに判定が違います。ルールを選ぶか、盤面をクリックして打つか、テキストを変えてください。',
} satisfies Translated<typeof english>;
