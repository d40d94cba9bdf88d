/**
 * Japanese, what the extension says itself: notifications, lists to choose from, the status bar,
 * progress, titles of tabs.
 */
import type { ExtensionWords } from '../extension.ts';
import { duration, number } from './grammar.ts';
import { node } from './node.ts';

export const extension = {
  ...node,
  'text.none': () =>
    'ここに図はありません。.goban ファイル、.sgf ファイル、または Markdown の図にテキストカーソルを置いてください。',
  'text.closed': (a) => `${a.name} は閉じられました。続けるには開いてください。`,
  'text.not-opened': (a) => `${a.name} を開けません。`,
  'text.unchanged': () => '文書は変更されませんでした。ファイルが読み取り専用かもしれません。',
  'branch.no-record': () => '移動、コピー、貼り付け、削除ができるのは、SGF の棋譜の分岐だけです。',
  'branch.copied': () => '分岐をクリップボードにコピーしました。',
  'rule.name': () => 'コウのルール',
  'rule.tip': (a) => `コウのルール：${a.title}。クリックすると、別のルールを文書に書き込めます。`,
  'rule.which': () => '文書に書き込むルール',
  'text.changed': () => '文書が今変わりました。もう一度盤面を見てから書き込んでください。',
  'text.no-diagram': () => '書き込む図がなくなりました。',
  'diagram.gone': () => '図がなくなりました。',
  'text.nothing-yet': () => 'このテキストにはまだ図がありません。',
  'game.none': () => 'このファイルに対局はありません。',
  'why.no-play': () => 'コウでない理由を見るには、着手にカーソルを置いてください。',
  'why.nothing': () => 'この着手について示せる理由はありません。',

  'tests.check': () => '主張を検査',
  'tests.unread': () => '主張を読み取れないか、検査できませんでした。',
  'table.copied': () => '表をクリップボードにコピーしました。',

  'convert.to': () => '項目を変換する記法',
  'convert.lost': (a) => `${a.target}で表せないもの：${a.losses.join('、')}。`,
  'paste.where': () => '図は「.goban」ファイルと Markdown に貼り付けられます。',
  'paste.nothing': () => 'クリップボードに Koban の読める記法の図がありません。',
  'paste.entry': () => '「.goban」の項目',
  'paste.offer': (a) =>
    `図${a.count === 1 ? '' : `${number(a.count)}個`}として貼り付け（${a.notation} から）`,

  'copy.pictures': () => '画像',
  'copy.text': () => '文字列',
  'copy.what': (a) => `${a.title === null ? '図' : `「${a.title}」`}をコピーする形式`,
  'copy.done': (a) => `${a.as}としてコピーしました`,
  'copy.alternative': () => '碁の図',
  'copy.svg': () => 'SVG',
  'copy.svg-detail': () => '文字列としての画像。ウェブページやエディターに',
  'copy.png': () => 'データ URI の PNG',
  'copy.png-detail': () => 'アドレスとしての画像。HTML やスタイルシートに',
  'copy.markdown': () => 'Markdown の画像（PNG）',
  'copy.markdown-detail': () => 'Markdown の中に置く、代替テキスト付きの画像',
  'copy.png-file': () => 'PNG ファイル…',
  'copy.png-file-detail': () => 'どこでも同じに見える画像',
  'copy.svg-file': () => 'SVG ファイル…',
  'copy.svg-file-detail': () => 'どの大きさでも鮮明な画像',
  'copy.html-file': () => 'HTML ファイル…',
  'copy.html-file-detail': () => '画像とルールの判定のあるページ',

  'export.as': () => 'アニメーションを書き出す形式',
  'export.gif': () => 'どこでも再生、256色',
  'export.animated-svg': () => 'どの大きさでも鮮明で小さい。ウェブページに',
  'export.apng': () => 'すべての色。ブラウザーで再生',
  'picture.look': () => '画像の見た目',
  'picture.light': () => '明るい',
  'picture.light-detail': () => '木目。明るいページに',
  'picture.dark': () => '暗い',
  'picture.dark-detail': () => '濃い木目。暗いページに',
  'picture.print': () => '印刷',
  'picture.print-detail': () => '白地に黒。紙に',
  'picture.save': (a) => `${a.format} として保存`,
  'picture.making': (a) => `Koban：画像を作成中（${a.format}）`,
  'picture.failed': (a) => `画像を書き込めませんでした：${a.why}`,
  'picture.written': (a) => `${a.name} を保存しました。`,
  'picture.open': () => '開く',

  'example.which': () => '試してみる例を開く',
  'example.ko': () => 'コウ',
  'example.triple-ko': () => '3つのコウと、いろいろなルール',
  'example.eyes': () => 'コウのある眼',
  'example.claims': () => 'Koban が確かめる主張',
  'example.markdown': () => 'Markdown のページ',
  'example.sgf': () => 'SGF の棋譜',

  'first.ko-rest': () => '最後の手 c3 にポインターを重ねてください。黒はすぐには取り返せません。',
  'first.ko-none': () =>
    '「rules: none」と書き換えると、エラーは消えます。この行がなければ、設定「koban.rules」がルールを選びます。既定は単純なコウです。',
  'first.ko-title': () => 'コウ',
  'first.triple-rest': () =>
    'コウが同時に3つあります。最後の手にポインターを重ねるか、コマンド「Koban: コウのルールを比較」を実行してください。',
  'first.triple-try': () =>
    'ほかのルールも試してください（psk、ssk、nssk、spight、coupling、korean、japanese、ing、basic、none）。',
  'first.triple-title': () => '三コウ',
  'first.eyes-rest': () =>
    '点 d5 にポインターを重ねると、どんな眼か、なぜかがわかります。環は急所を示します。',
  'first.eyes-setting': () => '設定「koban.inlayHints.eyes」は、すべての眼の値を行の後ろに表示します。',
  'first.eyes-title': () => 'コウのある眼',
  'first.claims-checked': () =>
    'Koban は入力のたびに各主張「expect」を確かめます。コマンドラインでは「koban check」が確かめます。最後の主張は誤りです。',
  'first.claims-fix': () => 'そこにカーソルを置いて Ctrl+. を押すと、成り立つものに書き換えられます。',
  'first.claims-title': () => '主張のあるコウ',
  'first.page-title': () => 'コウ',
  'first.page-fences': () =>
    '図は `goban` という名前のフェンスに書きます。この文書の横のプレビューに、番号付きの手とルールの判定が表示されます。',
  'first.page-capture': () => 'コウを取る',
  'first.page-continue': () => '図は別の図を続けることができます。',
  'first.page-recaptured': () => 'すぐに取り返す',
  'first.record-rest': () => '手にポインターを重ねると、その盤面とルールの判定が見られます。',
  'first.record-captures': () => '白がコウを取ります。',
  'first.record-wrong': () => '誤り',
  'first.record-recapture': () => '黒はすぐには取り返せません。',
  'first.record-right': () => '正解',
  'first.record-elsewhere': () => '先に他の所に打たなければなりません。',
  'first.record-slow': () => '緩い',
  'first.record-alone': () => '白はコウをそのままにします。',

  'finder.what': () => '最小の例を探す',
  'finder.differ': () => '判定が違う2つのルール',
  'finder.cycle': () => '決まった手数の循環',
  'finder.pattern': () => '決まった型の循環',
  'finder.eye': () => '決まった値の眼',
  'finder.ko-position': () => '決まった点の数のコウ局面（Jasiekのルール）',
  'finder.disturber': () => '撹乱者（Jasiekのルール）',
  'finder.hot': () => '決まった数のホットストーン（Spightのルール）',
  'finder.outcome': () => '結果が違う2つのルール',
  'finder.matching': () => 'カーソルの図で成り立つ主張',
  'finder.rule': (a) => (a.first === null ? '1つ目のルール' : `${a.first} と判定が違うルール`),
  'finder.length': () => '循環の手数（2から24）',
  'finder.pattern-name': () => '反復の型',
  'finder.value': () => '眼の値（「1+a」「2b」「0」など）',
  'finder.points': () => 'コウ局面の点の数（2から30）',
  'finder.player': () => '撹乱者はどちらか',
  'finder.stones': () => 'ホットストーンの数（1から30）',
  'finder.claim': () => '主張（「move 2 forbidden」など）。図の「?」の点は石か空点になります',
  'finder.further': () => '図の手の後に続けられる手数（0から24）',
  'finder.board': () =>
    '碁盤の列と行（「4x3」など）。前に「≤」（または「<=」）を付けると、小さい碁盤から探索します',
  'finder.tab': () => '例',
  'finder.title': (a) => `${a.what}：${a.value}${a.board === '' ? '' : `、${a.board}`}`,
  'finder.begins': () => '探索を始めます。',
  'finder.progress': (a) =>
    `探索中：${a.points === null ? '' : `${a.points}個の点、`}石${a.stones}子、${a.moves}手。見つかった例は${a.found}個です。${a.left === null ? '' : `残りは最大で約${duration(a.left)}です。`}`,
  'finder.stopped': (a) =>
    a.found === 0
      ? '例が見つかる前に探索を止めました。'
      : `探索を止めました。見つかった例は${a.found}個です。同じ大きさの例がほかにもあるかもしれません。`,
  'finder.again': () => 'もう一度探す',
  'finder.reloaded': (a) =>
    `ウィンドウの再読み込みで探索は終わりました。見つかっていた例は${a.found}個です。ほかにもあるかもしれません。`,
  'finder.stop': () => '止める',
  'finder.insert': () => 'カーソルの位置に挿入',
  'finder.open': () => '新しいテキストとして開く',

  'position.searching': () => '局面を探しています',
  'position.files': (a) => `ファイル${a.done}/${a.all}`,
  'position.what': () => '探すもの（すべての回転、反転、色の交換で）',
  'position.whole': () => '盤面全体',
  'position.corner': (a) => `${a.point}のある隅`,
  'position.around': (a) => `${a.point}の周り`,
  'position.none': () => 'ワークスペースのファイルに、この局面はありません。',
  'position.found': (a) => `${a.places}か所（対局や項目ごとに最初の1か所）`,

  'reload.needed': (a) =>
    `エディターが拡張機能を再起動したため、${a.name} の盤面は文書に従わなくなりました。続けるにはウィンドウを再読み込みしてください。保存していない変更は残ります。`,
  'reload.now': () => 'ウィンドウの再読み込み',
} satisfies Partial<ExtensionWords>;
