import type { cliHelp as english } from '../en/cli-help.ts';
import type { SentencesLike } from '../message.ts';

export const cliHelp = {
  'help.about': () => 'Koban は、碁の図と棋譜の着手をコウのルールで確かめ、図を描きます。',
  'help.usage': (a) => `使い方：${a.line}`,
  'help.commands': () => 'コマンド：',
  'help.options': () => 'オプション：',
  'help.rules': () => 'ルール：',
  'help.notations': () => '書ける記法：',
  'help.files': () =>
    '「FILE」は、「.goban」ファイル、SGF ファイル、または「```goban」のフェンスのある文書（Markdown など）です。標準入力は「-」です。フォルダーや、引用符で囲んだ「docs/**/*.md」のようなパターンは、その中の Git が無視しないファイルを表します。',
  'help.more': () =>
    '「koban COMMAND --help」でコマンドのオプションを、「koban --version」で版を表示します。',
  'help.lang': () => 'メッセージの言語：「en」「ja」「ko」「zh-hans」「zh-hant」（既定：環境の言語）',
  'help.help': () => 'この説明を表示する',

  'help.option.rules': () => '着手を判定するルール（既定：各項目のルール）',
  'help.option.max-cycle': (a) =>
    `探す循環の最大の手数、${a.least}から${a.most}まで、または「far」（探索の上限まで）。項目の行より優先する`,
  'help.option.hidden-kos': () => '同じ点に2回打つ循環もコウの手とみなすか。項目の行より優先する',
  'help.option.config': () =>
    'プロジェクトのファイル、ルール、重さ、言語を書いたファイル（既定：「koban.json」または「package.json」の「koban」）',
  'help.option.encoding': () =>
    'SGF ファイルの文字コード、「utf-8」「shift_jis」「gb18030」など。「CA」より優先するが、バイト順マークには従う',
  'help.option.budget': () => '1つの探索が調べる局面の数。超えると未決定になる',
  'help.option.text': () => '出力の形式（既定：「text」）',
  'help.option.theme': () => '配色（既定：「light」）',
  'help.option.after': () => 'N手目の後の局面を使う（既定：描かれた局面）',

  'help.audit.files-from': () => 'ファイルの名前を「FILE」から読む。1行に1つ。「-」は標準入力',
  'help.audit.shard': () => '同じ大きさのN個に分けた仕事の、I番目（1から）だけを行う（SGF）',
  'help.audit.summary': () => '対局ではなく合計を表示する（SGF）',
  'help.audit.threads': () => '同時に働くスレッドの数（SGF、既定：プロセッサの数）',

  'help.judge': () => 'すべての手を、各ルールの判定とともに「JSON」で表示する',
  'help.judge.format': () => '出力の形式（既定：「json」）。「ndjson」は項目と対局ごとに1行を表示する',
  'help.judge.why-not': () =>
    '合法な手も説明する：なぜコウの手でないか、どの前の局面が最も近いか（スーパーコウ）。「full」なら、点や、奇数の・より長い・隠れた循環も（時間がかかる）',
  'help.judge.explain': () => '各着手がコウの手かどうかに、探索のどの段階が答えたかを表示する',
  'help.judge.notes': () =>
    'SGF では、ファイルでもフェンスでも、すべての変化図の手を表示します。ファイルは少しずつ読むので、棋譜集はどれほど大きくてもかまいません。',

  'help.explain': () => '診断の意味、理由、直し方を例とともに表示する',
  'help.check': () => 'エディターが示す問題を表示する',
  'help.check.rules': () =>
    '確かめるルール：最初のものがすべての項目の適用中のルールになり、ほかのルールが禁じる手は情報として示す。「all」なら、各項目は自分の適用中のルールのまま',
  'help.check.level': () =>
    '表示する問題のうち最も軽い重大度。主張された判定は情報（既定：「warning」。--rulesに複数のルールがあれば「information」、「json」「ndjson」「sarif」「github」では「hint」）',
  'help.check.quiet': () => 'エラーだけを表示し、件数は示さない',
  'help.check.sarif': () => '見つかったすべてを、コードスキャン用の報告としてこのファイルにも書く',
  'help.check.fix': () => '確実な修正をファイルに行ってから確かめる',
  'help.check.fixes': () =>
    '--fixを付けると、エディターが優先する修正のうち、文字を失わず推測もしないものを行います。主張は変えず、行に点を加えません。文字コードと改行はそのままです。ファイルごとに直した数を標準エラー出力に示し、残りは--fixなしのときと同じように表示します。',
  'help.check.exit': () => '終了コード：エラーがなければ0、あれば1、読めないファイルがあれば2。',

  'help.fmt': () => '盤面と棋譜を整える：点の間の空白、SGFの行',
  'help.fmt.check': () => '何も書き込まず、変わるファイルがあれば1で終了する',
  'help.fmt.off': () =>
    '変わるのは空白、盤の辺、キーのある行の順序です（順序は記法のページにあります）。コメントはその行の上に残り、意味が変わるものはそのまま残します。コメント「; koban: off」のある項目は書かれたままです。-は標準入力を整えて表示します。',
  'help.fmt.exit': () =>
    '終了コード：すべて整っていれば0、--checkが整っていないものを見つければ1、読み書きできないファイルがあれば2。',

  'help.completion': () => 'シェルがコマンドとオプションを補完するスクリプトを出力する',
  'help.completion.notes': () => '置き場所はスクリプトの冒頭にあります。',

  'help.cycles': () => '局面から打てる循環の手数を、例とともに示す',
  'help.cycles.to-play': () => 'この対局者から始まる循環だけ（既定：両者の循環）',
  'help.cycles.plain': () => '同じ点に2回打たない循環だけ',
  'help.cycles.basic-ko': () => '単純なコウのルールを破る循環も示すか（既定：「forbidden」）',

  'help.eyes': () => '眼の値を、対角の点ごとの理由とともに表示する',
  'help.eyes.point': () => '眼であってもなくても、この点だけ（既定：すべての眼）',
  'help.eyes.owner': () => 'この対局者の眼だけ',
  'help.eyes.mode': () =>
    '対角の点をパターンで決めるか、読みで決めるか（既定：碁盤全体が描かれていれば読み）',
  'help.eyes.a': () => '眼の持ち主に有利なコウの値。項目の行より優先する',
  'help.eyes.table': () => 'GNU Go の13の場合の表を、どの a についても計算する。ファイルは要らない',

  'help.convert': () => '項目と図をほかの記法で書き、表せないものを報告する',
  'help.convert.to': () => '書く記法。既定はない',
  'help.convert.from': () => '読む記法。「auto」（既定）なら、ファイルの名前、次に文書そのもので決める',
  'help.convert.entry': () => '番号（1から）または題名で指定した項目だけ',
  'help.convert.at': () => 'N手目の後の局面だけ。0は開始局面',
  'help.convert.strict': () => '失われるものがあれば、1で終わる',
  'help.convert.losses': () =>
    'その記法で表せないものは、標準エラー出力に1行ずつ報告します：「FILE:LINE: CODE: …」。',
  'help.convert.exit': () =>
    '終了コード：すべて変換すれば0、エラーのある項目があれば（「--strict」では失われるものがあっても）1、ファイルが読めないか、変換するものがなければ2。',
  'help.convert.json': (a) => `見つかった図：「${a.shape}」`,

  'help.render': () => '図を描き、着手を動画にする',
  'help.render.format': () => '画像の種類（既定：「--out」の拡張子、なければ「svg」）',
  'help.render.out': () => 'ファイル、または項目ごとにファイルを作るフォルダー。フォルダーがなければ作る',
  'help.render.entry': () => 'この題名の項目、または各ファイルのN番目の項目だけ',
  'help.render.at': () => 'N手目の後の局面。0は開始局面（既定：最後）',
  'help.render.look': () => '碁盤の材質（既定：「wood」）',
  'help.render.coordinates': () => '座標の書き方（既定：「western」）',
  'help.render.cell': (a) => `マスの幅（ピクセル）、${a.least}から${a.most}まで`,
  'help.render.numbers': () => '石に手数を書く',
  'help.render.plain': () => 'ルールの印を省く：ホットストーン、禁止の手、同一局面反復',
  'help.render.caption': () => '碁盤の下に題名を書く',
  'help.render.split': () => '本のように、この手数ごとの図を描く（「svg」と「png」）',
  'help.render.background': () => '碁盤の背景の色（既定：形式が許せば透明）',
  'help.render.delay': (a) => `動画の1手のミリ秒（既定：${a.default}）`,
  'help.render.hold': () => '動画の最後の局面のミリ秒（既定：1手の3倍）',
  'help.render.notes': () =>
    '1つの画像は、「--out」がなければ標準出力に書きます。フォルダーのファイルの名前は題名から作ります。同じ入力からは、どの機械でも同じバイト列ができます。SGF では、変化図ごとに1つの項目になります。ほかの記法の図も描きます。',
  'help.render.exit': () =>
    '終了コード：すべて描けば0、エラーのある項目を描ける限り描いたなら1、ファイルが読み書きできないか、項目がなければ2。',

  'help.embed': () => 'Markdown のページにフェンスの画像を入れ、新しく保つ',
  'help.embed.check': () => '何も書かず、古くなったページや画像、成り立たない主張があれば1で終わる',
  'help.embed.ignore-claims': () => '「--check」で、成り立たない主張を誤りとしない',
  'help.embed.pictures': () => '画像のフォルダー、ページから見た場所（既定：「pictures」）',
  'help.embed.notes': (a) =>
    `「goban」と「sgf」のフェンスの下の、「${a.begin}」と「${a.end}」の行の間に、Markdown プレビューと同じ図を入れます：画像、その下の手順、判定、問題、成り立たない主張です。そこにあるものは毎回置き換えます。画像は「SVG」で、名前はページと題名から作ります。`,
  'help.embed.exit': () =>
    '終了コード：すべてが新しく、すべての主張が成り立てば0、「--check」がほかのものを見つければ1、ファイルが読み書きできなければ2。',

  'help.pandoc': () => 'Pandoc の文書のフェンスを図に置き換える',
  'help.pandoc.notes': (a) =>
    `Pandoc がこのコマンドをフィルター ${a.program} として実行します。標準入力から JSON の文書を読み、標準出力に書きます。FORMAT は Pandoc のライターの名前です。詳細は ${a.page} にあります。成り立たない主張があれば1で終わり、Pandoc が止まります。文書がそれを許していれば止まりません。`,

  'help.find': () => '2つのルールの判定が違う、循環がある、または決まった値の眼がある最小の局面を探す',
  'help.find.differ': () => 'この2つのルールは最後の手の判定が違う',
  'help.find.cycle': () => 'N手の最後の手で開始局面と同じになる',
  'help.find.parity': () => '循環の手数が奇数（「odd」）か偶数（「even」）か。パスは数えない',
  'help.find.pattern': () => '循環の反復がこの形になる',
  'help.find.eye': () => '「1+a」のような値を持つ黒の眼がある。着手はない',
  'help.find.ko-position': () => '局面にN個の点のコウ局面がある（Jasiekのルール）。着手はない',
  'help.find.disturber': () => '最後の手の後、この対局者が撹乱者である（Jasiekのルール）',
  'help.find.hot': () => '最後の手の後、ホットストーンがちょうどN子ある（Spightのルール）',
  'help.find.outcome': () =>
    'この2つのルールで、1つの連（または各色1つずつの連）について誰が何を強制できるかが違う。手は打たない',
  'help.find.matching': () =>
    '「FILE」のただ1つの項目を補う：「?」の点のそれぞれに黒石、白石、空点を、空けてある手（「moves: ?*6」）に着手を試し、すべての主張が成り立つものを探す',
  'help.find.claim': () => '項目に加える主張、「move 3 forbidden」など（「--matching」とともに）',
  'help.find.board': (a) => `列と行、最大${a.most}個の点（既定：3x3）`,
  'help.find.up-to': () => 'この大きさまでのすべての碁盤を、点の少ない順に探索する（「--board」の代わり）',
  'help.find.stones': () => '局面の石の最大の数（既定：碁盤の点の数）',
  'help.find.moves': (a) => `最大の手数（既定：${a.default}）`,
  'help.find.passes': () => 'パスできるか（既定：「allowed」）',
  'help.find.every': () => '種類ごとに1つではなく、最小の例をすべて表示する',
  'help.find.format': () => '出力の形式（既定：「goban」、主張のある項目）',
  'help.find.threads': () => '探索するスレッドの数（既定：プロセッサの数）',
  'help.find.shard': () => '同じ大きさのN個に分けたI番目（1から）だけを探索し、結果を「JSON」で表示する',
  'help.find.merge': () => 'すべての部分の結果（ファイル）を合わせる',
  'help.find.checkpoint': () => '探索を「FILE」に保存し、そこから再開する',
  'help.find.notes': () =>
    '最小の例とは、石が最も少なく、次に手数が最も少ない例です。碁盤のすべての局面と、この上限までのすべての手順を探索するので、表示される例は最小であり、結果がなければ、上限までの例はありません。',
  'help.find.bounds': () =>
    '最初の手は黒です。自殺手は、許すと名指すルール（「psk with suicide allowed」など）のほかは禁止です。2回続けてのパスはありません。回転、反転、色の交換で等しくなる局面は、1つだけを探索します。',

  'help.view': () => 'ファイルの盤面をブラウザーに表示し、保存されるたびに更新する',
  'help.view.no-open': () => 'アドレスを表示するだけで、ブラウザーは開かない',
  'help.view.notes': (a) =>
    `ページは、項目または対局ごとに盤を1つ表示します。このマシンのループバックアドレスだけで配信され、アドレスには秘密の文字列が含まれ、それ以外の要求は拒否されます。Ctrl+C で終了します。ページは npm パッケージに含まれています。インストール方法は ${a.page} にあります。`,

  'help.lsp': () => 'エディターのための言語サーバーを動かす',
  'help.lsp.stdio': () => '標準入出力で通信する。方法はこれだけで、これが既定',
  'help.lsp.notes': () =>
    'このコマンドはエディターが起動します。何が表示されるかはエディターの機能によります。いくつかのエディターの設定は「docs/how-to/other-editors.md」にあります。',

  'help.mcp': () => 'コマンドラインを言語モデルのツールとして提供する',
  'help.mcp.notes': () =>
    'MCP クライアントがこのコマンドを起動し、標準入出力で通信します。ツールの出力はコマンドラインの出力と同じです。渡されたテキストと、起動したフォルダーより下のファイルを読み、何も書き込みません。',
} satisfies SentencesLike<typeof english>;
