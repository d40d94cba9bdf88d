import type { features as english } from '../en/features.ts';
import type { Translated } from '../message.ts';
import { ruleWord } from '../rule-word.ts';
import { COLOR, number } from './grammar.ts';
import { ruleName } from './rules.ts';

const SHOWN = {
  eyes: '眼の値',
  hot: 'ホットストーン',
  moves: '最初の手の印',
  after: 'ある手の後の盤面',
  numbers: 'この範囲の手の番号だけ',
  'whole board': '碁盤全体での位置',
} as const;

export const features = {
  'fix.replace-claim': (a) => `主張を「${a.claim}」に置き換える`,
  'fix.close-boundary': (a) =>
    `${a.point}に${COLOR[a.color]}石を描いて囲みを塞ぐ${a.claim === null ? '' : `、そして「${a.claim}」と主張する`}`,
  'fix.insert-claims': () => '成り立つ主張を挿入する',
  'fix.insert-claim': (a) => `主張「${a.claim}」を挿入する`,
  'fix.insert-tenukis': () => 'この手の前に両者の手抜きを挿入する',
  'fix.insert-threat': (a) => `この手の前に${a.threat}のコウダテと${a.answer}の受けを挿入する`,
  'fix.judge-under': (a) => `${ruleName(a.rule)}（${ruleWord(a.rule)}）で判定する`,
  'fix.show-proof': () => '証明を表示する',
  'fix.show-proof-under': (a) => `${ruleName(a.rule)}での証明を表示する`,
  'fix.convert': () => 'ほかの記法に変換…',
  'fix.convert-position': () => 'ここの局面をほかの記法に変換…',
  'fix.convert-game': () => '対局をほかの記法に変換…',
  'fix.convert-from': (a) => `${a.notation} から Koban の項目に変換する`,
  'fix.write-ru': (a) => `RU[${a.name}] と書き、コウを${ruleName(a.rule)}で判定する`,
  'fix.write-ru-suicide': (a) => `自殺手を許す RU[${a.name}] と書く`,
  'fix.let-move': (a) => `${COLOR[a.color]}の手にする`,
  'fix.let-pass': (a) => `先に${COLOR[a.color]}がパスする`,
  'note.no-rules': () => '棋譜にルールが書かれていません。自殺手を許すルールもあります',

  'hover.move': (a) => `**${a.move}手目**：${a.description}`,
  'hover.show-proof': () => '証明を表示',
  'hover.show-why': () => '理由を見る',
  'hover.why': (a) => a.reason,
  'hover.animate': () => '盤面を開く',
  'hover.compare': () => 'ルールを比べる',
  'hover.chosen': (a) => `\`${a.option} ${a.value}\`${a.means ? `：${a.means}` : ''}。${a.about}`,
  'hover.options': (a) => `\`with\` の後の選択項目：${a.options.map((one) => `\`${one}\``).join('、')}`,
  'hover.rule-page': () => 'このルールの説明を読む',
  'hover.if': (a) => `**${COLOR[a.color]}が${a.point}に打つと**`,
  'hover.chain': (a) =>
    `図の**${a.point}**：${COLOR[a.color]}${a.stones === 1 ? '石1子' : `の${number(a.stones)}子の連`}、ダメ${number(a.liberties)}${a.isLeast ? '以上' : ''}`,
  'hover.point': (a) =>
    `${a.after === null ? '' : `${a.after}手目の後の`}**${a.point}**：${a.content}${a.isHot ? '、ホットストーン' : ''}`,
  'about.chain': (a) =>
    `${COLOR[a.color]}${a.stones === 1 ? '石1子' : `の${number(a.stones)}子の連`}、ダメ${number(a.liberties)}${a.isLeast ? '以上' : ''}`,
  'about.hot': (a) => `${a.move}手目からホットストーン`,
  'hover.claim-proven': (a) => `✓ 正しい（証明済み）：${a.actual}`,
  'hover.claim-holds': () => '✓ 正しい',
  'hover.claim-fails': (a) => `✗ 正しくない：${a.actual}`,
  'hover.claim-pending': () => '… 探索中',
  'hover.claim-void': (a) => `✗ ${a.actual}`,
  'hover.holds-here': () => 'ここで成り立つ主張：',
  'hover.said': (a) => `${a.of.join('、')}：${a.words.join('。')}`,
  'hover.and-more': (a) => `… ほか${number(a.count)}件`,
  'hover.signs': (a) => `${a.sign} は${COLOR[a.X]}${a.why ? `（仮定の理由：${a.why}）` : ''}`,
  'fact.title': () => '題名',
  'fact.label': () => 'ラベル',
  'fact.caption': () => '図の説明',
  'fact.captures': () => '取った石',
  'fact.rules': () => 'ルール',
  'fact.komi': () => 'コミ',
  'fact.to-play': () => '手番',
  'fact.move-number': () => '手数',
  'fact.last-move': () => '最後の手',
  'fact.eye-value': () => '眼の値',
  'fact.attributes': () => '属性',
  'fact.constraint': () => '条件',
  'fact.action': () => '動作',
  'fact.other': () => '注',

  'property.unknown': (a) =>
    `\`${a.name}\` は SGF のプロパティではありません。知らないプログラムは、そのまま残すか無視します。`,
  'property.about': (a) => {
    const version = a.by
      ? `${BY[a.by] ?? a.by}が使用`
      : a.until
        ? `FF[1] から FF[${a.until}] まで`
        : a.since
          ? `FF[${a.since}]`
          : '';
    const about = [
      PROPERTY[a.type],
      ...(a.inherits ? ['下のノードにも及ぶ'] : []),
      ...(version ? [version] : []),
    ];
    return `*${about.join('、')}* · 値：${a.takes}`;
  },
  'property.rules': (a) =>
    a.set === null
      ? `Koban の知らないルールです。設定により、コウは**${a.rule}**で判定します：${a.summary}`
      : `${a.set}。コウは**${a.rule}**で判定します：${a.summary}`,
  'property.size': (a) => `${number(a.columns)}列、${number(a.rows)}行の碁盤。`,
  'property.points': (a) =>
    `**${a.name}** ${a.title}：${a.points.length > 8 ? `${number(a.points.length)}個の点` : a.points.join(' ')}${a.content ? `、${a.content}` : ''}`,

  'inlay.hot': (a) => `ホットストーン：${a.points.length > 0 ? a.points.join(' ') : 'なし'}`,
  'inlay.hot-tooltip': (a) => `${ruleName('spight')}での、${a.move}手目の後のホットストーン。`,
  'inlay.eyes': (a) => `眼 ${a.eyes.map(({ point, value }) => `${point}：${value}`).join('、')}`,
  'inlay.eye-tooltip': (a) => `${a.point}：${COLOR[a.owner]}の眼、${a.class}`,
  'lens.animate': (a) => `盤面を開く（${number(a.moves)}手）`,
  'lens.board': () => '盤面を表示',
  'work.searching': () => '循環を探索中',
  'work.reading-games': () => '対局を読み込み中',
  'work.reading-eyes': () => '眼を読んでいます',
  'outline.board': () => '盤面',
  'outline.entry': (a) => `項目${a.number}`,
  'outline.diagram': (a) => `図${a.number}`,
  'outline.setup': () => '配置',
  'outline.game': (a) => `対局${a.number}`,

  'complete.true-here': () => 'ここで成り立つ',
  'complete.true-class': (a) => `ここで成り立つ：${a.class}`,
  'complete.start': () => '開始局面',
  'complete.moves': (a) => `${number(a.count)}手`,
  'complete.tenuki': () => '図の外への手',
  'complete.again': (a) => `${a.point}、${a.move}手目が打たれた点`,
  'complete.stone': (a) => `${COLOR[a.color]}石`,
  'complete.board': (a) => `${a.size}路盤（石なし）`,
  'complete.corner': () => '19路盤の隅',
  'complete.side': () => '辺の一部',
  'complete.ko': () => 'コウ',
  'complete.clipboard': () => 'クリップボードから',
  'complete.new-game': () => '新しい対局',
  'complete.new-game-doc': () => '19路盤の対局の最初のノード。',
  'complete.property': (a) => `${a.meaning}\n値：${a.takes}。`,
  'complete.show': (a) => SHOWN[a.choice],
  'complete.double-1': () => 'はい',
  'complete.double-2': () => '強く',
  'complete.point': (a) =>
    `${a.point}${a.stone ? `、${COLOR[a.stone]}石` : ''}${a.objection ? `、${a.objection}` : ''}`,
  'lens.report': () => 'ルールの報告を表示',
} satisfies Translated<typeof english>;

/** Who writes a property, where that is no one program. */
const BY: Readonly<Record<string, string | undefined>> = {
  servers: 'いくつかのサーバー',
  programs: 'いくつかのプログラム',
};

const PROPERTY = {
  move: '着手について',
  setup: '盤面の配置',
  root: '最初のノードに置く',
  info: '対局について',
  any: 'どのノードにも置ける',
} as const;
