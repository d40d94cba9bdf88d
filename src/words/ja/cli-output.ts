import type { cliOutput as english } from '../en/cli-output.ts';
import type { Translated } from '../message.ts';
import { COLOR, duration, list, number } from './grammar.ts';

const within = (a: { stones: number; moves: number | null }) =>
  `石${number(a.stones)}子${a.moves === null ? '' : `、${number(a.moves)}手`}`;

export const cliOutput = {
  'output.entry': (a) => `${a.title ?? '題名のない項目'}${a.after === 0 ? '' : `、${a.after}手目の後`}`,

  'output.cycle': (a) => `${a.parity === 'odd' ? '奇数' : '偶数'}${a.isPlain ? '、単純循環' : ''}`,
  'output.no-cycle': (a) =>
    a.most === 'any' ? '循環は、どの長さでもありません' : `${number(a.most)}手までの循環はありません`,
  'output.no-more-cycles': (a) =>
    a.most === 'any' ? 'ほかの長さの循環はありません' : `${number(a.most)}手までの循環はほかにありません`,
  'output.cycles-budget': (a) =>
    `${number(a.most)}手までの循環をすべて探索したところで、探索の上限に達しました`,

  'output.eye': (a) => `${a.point} ${COLOR[a.owner]}：${a.worth}`,
  'output.attack': (a) => `攻め：${a.points.join(' ')}`,
  'output.defense': (a) => `守り：${a.points.join(' ')}`,
  'output.no-eyes': () => '眼はありません',
  'output.no-eye-point': (a) =>
    a.why === 'outside'
      ? `${a.point}はこの盤面にありません`
      : a.why === 'unknown'
        ? `${a.point}に何があるかは図に示されていません`
        : `${a.point}は空点ではありません`,
  'output.no-eye-anywhere': (a) => `空点${a.point}のある盤面はありません`,
  'output.table.case': () => '場合',
  'output.table.sum': () => '和',
  'output.table.wanted': () => '期待',
  'output.table.holds': (a) => (a.holds ? 'はい' : 'いいえ'),

  'merge.files': () => 'ファイルを3つ指定してください：「BASE」「OURS」「THEIRS」',
  'merge.conflicts': (a) =>
    `2つの版の変更が${number(a.conflicts)}か所で食い違います。コメントの「<<<<<<<」を探してください`,
  'merge.unread': () =>
    '一方に「SGF」でない文字があるため、1つにできません。両方の版が続けてファイルにあります',

  'find.progress': (a) =>
    `${a.points === null ? '' : `${number(a.points)}個の点、`}${within(a)}（最大${number(a.steps)}段階のうち${number(a.step)}段階）${a.left === null ? '' : `、残りは最大で約${duration(a.left)}`}、着手${number(a.plays)}回`,
  'find.none': (a) => `${a.board}に、${within(a)}までのそのような局面はありません`,
  'find.none-up-to': (a) => `${a.board}までの碁盤に、${within(a)}までのそのような局面はありません`,
  'find.none-matching': (a) =>
    `不明な点に石${number(a.stones)}子まで、続き${number(a.moves)}手までのどの補い方でも、すべての主張は成り立ちません`,
  'find.smallest': (a) => `${a.board}で最小：${within(a)}。`,
  'find.smallest-up-to': (a) => `${a.board}までの碁盤で最小：${number(a.points)}個の点、${within(a)}。`,
  'find.smallest-matching': (a) =>
    `最小：不明な点${number(a.unknown)}個に石${number(a.stones)}子、続き${number(a.moves)}手。`,
  'find.proven': () => 'それより小さいものはすべて探索しました。',
  'find.open-claims': (a) => `補った項目のうち${number(a.count)}個に、決められない主張があります。`,
  'find.open-eyes': (a) => `${number(a.count)}個の局面に、値が証明されていない眼があります。`,
  'find.open-verdicts': (a) => `${number(a.count)}個の判定が未決定で、比べられませんでした。`,
  'find.open-outcomes': (a) => `${number(a.count)}個の場合に、結果を比べられませんでした。`,
  'find.open-kos': (a) => `${number(a.count)}個の場合に、コウをすべて見つけることはできませんでした。`,
  'find.examples': (a) =>
    `この大きさの例は${number(a.all)}個あります。${a.all === a.shown ? 'すべてを示します' : `そのうち${number(a.shown)}個を示します`}。`,
  'find.title-eye': (a) => `値が ${a.value} の眼`,
  'find.title-cycle': (a) => `${number(a.moves)}手の循環`,
  'find.title-differ': (a) => `${list(a.rules)}の判定が違う局面`,
  'find.title-outcome': (a) => `${list(a.rules)}の結果が違う局面`,
  'find.title-ko-position': (a) => `${number(a.points)}個の点のコウ局面`,
  'find.title-disturber': (a) => `${COLOR[a.player]}が撹乱者`,
  'find.title-hot': (a) => `ホットストーン${number(a.stones)}子`,
  'find.title-matching': () => '補った図',
  'find.what': () =>
    '探すものを指定してください：「--differ ID,ID」「--cycle N」「--pattern NAME」「--eye VALUE」「--ko-position N」「--disturber COLOR」「--hot N」「--outcome ID,ID」「--matching FILE」のどれか',
  'find.no-files': () => 'ファイルを指定できるのは「--merge」だけです',
  'find.not-with': (a) => `「${a.condition}」は「${a.option}」と一緒に使えません`,
  'find.one-entry': (a) =>
    `「--matching」のファイルの項目は1つです（このファイルには${number(a.entries)}個あります）`,
  'find.all-unknown': () => '盤面のすべての点が不明です。石か空点を描いてください',
  'find.place': (a) =>
    [
      `${a.kind === 'game' ? `対局${number(a.number)}` : `項目${number(a.number)}`}${a.title === null ? '' : `（${a.title}）`}`,
      a.move === 0 ? '開始局面' : `${a.move}手目の後`,
      a.from === a.to ? a.from : `${a.from}–${a.to}`,
      ...(a.mirrored ? ['左右反転'] : []),
      ...(a.turned === 0 ? [] : [`${a.turned}°回転`]),
      ...(a.exchanged ? ['色の交換'] : []),
    ].join('、'),
  'find.places': (a) =>
    `${number(a.places)}か所（ファイル${number(a.files)}個、対局${number(a.games)}局、項目${number(a.entries)}個）`,
  'find.no-board': () => 'この項目には補う盤面がありません',
  'find.no-claim': () => '主張がありません。項目に「expect」の行を加えるか、「--claim」を使ってください',
  'find.too-many-unknown': (a) =>
    `盤面の不明な点は${number(a.unknown)}個ですが、補えるのは${number(a.most)}個までです`,
  'find.too-many-open': (a) =>
    `空けてある手は${number(a.open)}手ですが、補えるのは${number(a.most)}手までです`,
  'find.other-search': (a) =>
    `${a.file} はこの探索のものではありません。ほかのファイルを指定するか、これを削除してください`,
  'find.no-part': (a) => `${a.file} は「koban find --shard」の出力ではありません`,
  'find.no-parts': () => '「--merge」にはすべての部分の出力を指定します',
  'find.parts-differ': () => '違う探索の部分が混ざっています',
  'find.parts-missing': (a) =>
    `探索は${number(a.parts)}個の部分からなりますが、ここには${number(a.given)}個しかありません`,
  'find.moves-below-cycle': (a) => `「--moves」が「--cycle ${a.length}」より小さくなっています`,
  'find.no-eye-value': (a) => `「--eye」の値は「1+a」「2b」「0」のような和です（「${a.given}」は使えません）`,
  'find.no-size': (a) =>
    `${a.option === null ? '碁盤' : `「${a.option}」の値`}は「4x3」のような列と行で、最大${number(a.most)}個の点です（「${a.given}」は使えません）`,
  'find.one-board': () => '「--board」と「--up-to」は、どちらか一方だけを使えます',

  'audit.totals': (a) =>
    [
      `ファイル${number(a.files)}個`,
      `対局${number(a.games)}局`,
      `${number(a.moves)}手`,
      `取られた石${number(a.captured)}子`,
      `同一局面反復${number(a.repetitions)}回`,
    ].join('、'),
  'audit.head-rule': () => 'ルール',
  'audit.head-forbidden': () => '禁止',
  'audit.head-undecided': () => '未決定',
  'audit.head-ended': () => '終局',
  'audit.head-games': () => '対局数',
  'audit.head-problem': () => '問題',
  'audit.head-count': () => '件数',
  'audit.head-severity': () => '重大度',
  'audit.games': (a) => `${number(a.games)}局`,
  'audit.speed': (a) => `毎秒${number(a.games)}局`,
  'audit.left': (a) => `残り${a.time}`,
  'audit.ended': (a) => `${number(a.games)}局、${a.seconds}秒、毎秒${number(a.speed)}局`,
} satisfies Translated<typeof english>;
