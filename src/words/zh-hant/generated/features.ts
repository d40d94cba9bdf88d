/** Made by `npm run generate`: what is said in Simplified Chinese. */
import type { features as english } from '../../en/features.ts';
import type { Translated } from '../../message.ts';
import type { ColorWord } from '../../types.ts';
import { COLOR, join, number } from '../grammar.ts';
import { under } from './rules.ts';

/** `黑子`. */
const stone = (color: ColorWord) => `${COLOR[color]}子`;

const SHOWN = {
  eyes: '眼的值',
  hot: '熱子',
  after: '某一手之後的棋盤',
  numbers: '僅這幾手的手數',
  'whole board': '所畫部分在整個棋盤上的位置',
} as const;

/** What an editor shows and offers: hovers, fixes, completion, lenses, outlines. */
export const features = {
  'fix.replace-claim': (a) => `將斷言改為「${a.claim}」`,
  'fix.insert-claims': () => '插入成立的斷言',
  'fix.insert-claim': (a) => `插入斷言「${a.claim}」`,
  'fix.insert-tenukis': () => '在它之前插入雙方各一次脫先',
  'fix.judge-under': (a) => `${under(a.rule)}判斷（${a.rule}）`,
  'fix.show-proof': () => '顯示證明',
  'fix.show-proof-under': (a) => `顯示${under(a.rule)}的證明`,
  'fix.convert': () => '轉換為其他記法…',
  'fix.convert-position': () => '將這裡的局面轉換為其他記法…',
  'fix.convert-game': () => '將對局轉換為其他記法…',
  'fix.convert-from': (a) => `從 ${a.notation} 轉換為 Koban 條目`,
  'fix.write-ru': (a) => `寫 RU[${a.name}]：劫${under(a.rule)}判斷`,
  'fix.write-ru-suicide': (a) => `寫 RU[${a.name}]，它允許自殺`,
  'fix.let-move': (a) => `改由${COLOR[a.color]}下`,
  'fix.let-pass': (a) => `讓${COLOR[a.color]}先虛手`,
  'note.no-rules': () => '棋譜沒有寫明規則，而有的規則允許自殺',

  'hover.move': (a) => `**第 ${a.move} 手**：${a.description}`,
  'hover.show-proof': () => '顯示證明',
  'hover.show-why': () => '顯示原因',
  'hover.why': (a) => a.reason,
  'hover.animate': () => '開啟棋盤',
  'hover.compare': () => '比較各規則',
  'hover.chosen': (a) => `\`${a.option} ${a.value}\`${a.means ? `：${a.means}` : ''}。${a.about}`,
  'hover.options': (a) => `\`with\` 之後可用的選項：${a.options.map((one) => `\`${one}\``).join('、')}`,
  'hover.rule-page': () => '閱讀此規則的說明',
  'hover.if': (a) => `**如果${COLOR[a.color]}下 ${a.point}**`,
  'hover.chain': (a) =>
    `**${a.point}** 圖上所畫：${a.stones === 1 ? `單個${stone(a.color)}` : `${number(a.stones)} 子的${COLOR[a.color]}棋串`}，${a.isLeast ? '至少' : '有'} ${number(a.liberties)} 氣`,
  'hover.point': (a) =>
    `**${a.point}**${a.after === null ? '' : ` 第 ${a.after} 手後`}：${a.content}${a.isHot ? '，熱子' : ''}`,
  'about.chain': (a) =>
    `${a.stones === 1 ? `單個${stone(a.color)}` : `${number(a.stones)} 子的${COLOR[a.color]}棋串`}，${a.isLeast ? '至少' : '有'} ${number(a.liberties)} 氣`,
  'about.hot': (a) => `第 ${a.move} 手起為熱子`,
  'hover.claim-proven': (a) => `✓ 成立，已證明：${a.actual}`,
  'hover.claim-holds': () => '✓ 成立',
  'hover.claim-fails': (a) => `✗ 不成立：${a.actual}`,
  'hover.claim-pending': () => '… 仍在搜尋',
  'hover.claim-void': (a) => `✗ ${a.actual}`,
  'hover.holds-here': () => '在這裡成立：',
  'hover.said': (a) => `${a.of.join('、')}：${a.words.join('；')}`,
  'hover.and-more': (a) => `… 另有 ${number(a.count)} 項`,
  'hover.signs': (a) => `${a.sign} 是${COLOR[a.X]}${a.why ? `，${join('這樣假定是因為', a.why)}` : ''}`,
  'fact.title': () => '標題',
  'fact.label': () => '標籤',
  'fact.caption': () => '說明文字',
  'fact.captures': () => '提子數',
  'fact.rules': () => '規則',
  'fact.komi': () => '貼目',
  'fact.to-play': () => '輪到',
  'fact.move-number': () => '手數',
  'fact.last-move': () => '最後一手',
  'fact.eye-value': () => '眼的值',
  'fact.attributes': () => '屬性',
  'fact.constraint': () => '約束',
  'fact.action': () => '動作',
  'fact.other': () => '備註',

  'property.unknown': (a) => `\`${a.name}\` 不是 SGF 的屬性。不認得它的程式會保留或忽略它。`,
  'property.about': (a) => {
    const version = a.by
      ? join('由', BY[a.by] ?? a.by, '使用')
      : a.until
        ? `FF[1] 至 FF[${a.until}]`
        : a.since
          ? `FF[${a.since}]`
          : '';
    const about = [
      PROPERTY[a.type],
      ...(a.inherits ? ['對其後的節點也有效'] : []),
      ...(version ? [version] : []),
    ];
    return `*${about.join('，')}* · 取值：${a.takes}`;
  },
  'property.rules': (a) =>
    a.set === null
      ? `Koban 不認得這些規則。根據設定，它依**${a.rule}**判斷劫：${a.summary}`
      : `${a.set}。Koban 依**${a.rule}**判斷劫：${a.summary}`,
  'property.size': (a) => `棋盤有 ${number(a.columns)} 欄 ${number(a.rows)} 列。`,
  'property.points': (a) =>
    `**${a.name}** ${a.title}：${a.points.length > 8 ? `${number(a.points.length)} 個點` : a.points.join(' ')}${a.content ? `，${a.content}` : ''}`,

  'inlay.hot': (a) => `熱子：${a.points.length > 0 ? a.points.join(' ') : '無'}`,
  'inlay.hot-tooltip': (a) => `第 ${a.move} 手後${under('spight')}的熱子。`,
  'inlay.eyes': (a) => `眼 ${a.eyes.map(({ point, value }) => `${point}：${value}`).join('，')}`,
  'inlay.eye-tooltip': (a) => `${a.point}：${COLOR[a.owner]}的${a.class}`,
  'lens.animate': (a) => `開啟棋盤（${number(a.moves)} 手）`,
  'lens.board': () => '顯示棋盤',
  'work.searching': () => '正在搜尋循環',
  'work.reading-games': () => '正在讀取對局',
  'work.reading-eyes': () => '正在計算眼',
  'outline.board': () => '棋盤',
  'outline.entry': (a) => `條目 ${a.number}`,
  'outline.diagram': (a) => `圖 ${a.number}`,
  'outline.setup': () => '擺子',
  'outline.game': (a) => `對局 ${a.number}`,

  'complete.true-here': () => '在這裡成立',
  'complete.true-class': (a) => `在這裡成立：${a.class}`,
  'complete.start': () => '起始局面',
  'complete.moves': (a) => `${number(a.count)} 手`,
  'complete.tenuki': () => '下在圖外',
  'complete.again': (a) => `${a.point}，第 ${a.move} 手下的點`,
  'complete.stone': (a) => stone(a.color),
  'complete.board': (a) => `空的 ${a.size}×${a.size} 棋盤`,
  'complete.corner': () => '19×19 棋盤的一角',
  'complete.side': () => '邊的一部分',
  'complete.ko': () => '劫',
  'complete.clipboard': () => '來自剪貼簿',
  'complete.new-game': () => '新對局',
  'complete.new-game-doc': () => '一局 19×19 圍棋的第一個節點。',
  'complete.property': (a) => `${a.meaning}\n取值：${a.takes}。`,
  'complete.show': (a) => SHOWN[a.choice],
  'complete.double-1': () => '是',
  'complete.double-2': () => '非常',
  'complete.point': (a) =>
    `${a.point}${a.stone ? `，${stone(a.stone)}` : ''}${a.objection ? `，${a.objection}` : ''}`,
} satisfies Translated<typeof english>;

/** Who writes a property, where that is no one program. */
const BY: Readonly<Record<string, string | undefined>> = {
  servers: '多個伺服器',
  programs: '多個程式',
};

const PROPERTY = {
  move: '描述一手棋',
  setup: '擺子',
  root: '屬於第一個節點',
  info: '描述對局',
  any: '可在任何節點',
} as const;
