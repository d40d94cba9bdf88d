import type { ChoiceWord, options as english, OptionWord, PresetWord } from '../en/options.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';

const OPTION = table<OptionWord>({
  suicide: '自杀。`suicide:` 对条目的所有规则作出规定。劫规则的条文大多把它留给规则体系。',
  'hidden-kos': '在同一点上落两次子的循环。`hidden-kos:` 对条目的所有规则作出规定。按字面读，条文计入它。',
  'max-cycle':
    '计入的循环最多有多少手；`far`：从 12 手起成倍增加，在预算之内尽量搜索，并在裁定中说明搜索到了多少手。`max-cycle:` 对条目的所有规则作出规定。条文没有上限。',
  'superko-passes': '虚着与此前的局面。“此前的局面”没有说明虚着是否结束历史，是否造成情境。',
  'superko-setup': '无人落子造成的局面，即起始局面和 SGF 中途摆出的局面，是否算此前的局面。',
  'superko-repetition': '再现此前局面的一手有什么结果。各规则体系不同。',
  'spight-odd-cycles': '奇循环规则：“奇循环只能走一次”。它与劫规则并列。',
  'spight-passes': '虚着是否结束一连串劫着。定义“当前的一连串劫着”没有说明；讨论中说，虚着解除禁令。',
  'coupling-elsewhere': '一个劫局面中的劫子对其他劫局面中的着手序列有什么影响。条文没有说明。',
  'coupling-repeated': '从何时起的配置算再现。条文没有说明搅乱者第一子之前的配置是否计入。',
  'coupling-replacing': '接替必须停止的搅乱者而继续的一方，是否用掉禁止条款的那一次。',
  'coupling-empty-mouths': '相邻劫口的空点在劫耦合的定义中是否算空点。',
  'recreation-repetition': '全局同形再现有什么结果。条文说明双方可以同意什么。',
  'japanese-turn': '轮到另一方下的局面是否也算再现。条文只说棋盘。',
  'japanese-times': '局面第几次出现时对局结束。第一次也计入。',
  'japanese-passes': '虚着之前的局面是否计入。',
});

const CHOICE = table<ChoiceWord>({
  'suicide.forbidden': '禁止自杀',
  'suicide.several': '允许多子自杀，禁止单子自杀',
  'suicide.allowed': '允许自杀',
  'hidden-kos.ignore': '不计入这样的循环',
  'hidden-kos.count': '也计入这样的循环',
  'superko-passes.count': '虚着不结束历史，也不造成情境',
  'superko-passes.situations': '虚着不结束历史，它留下的情境也不得再现',
  'superko-passes.lift': '虚着结束历史，只计入从那时起的局面',
  'superko-setup.counts': '摆出的局面也计入',
  'superko-setup.forgotten': '只计入落子造成的局面',
  'superko-repetition.forbidden': '这一手被禁止',
  'superko-repetition.loss': '再现的一方输棋',
  'superko-repetition.draw': '对局判和',
  'superko-repetition.no-result': '对局以无胜负结束',
  'spight-odd-cycles.once': '第二次被禁止',
  'spight-odd-cycles.allowed': '奇循环可以重复',
  'spight-passes.end': '虚着结束一连串劫着，不再有热子',
  'spight-passes.keep': '虚着不结束一连串劫着',
  'coupling-elsewhere.ends': '结束它们',
  'coupling-elsewhere.continues': '不影响它们',
  'coupling-repeated.since-before': '搅乱者第一子之前的配置也计入',
  'coupling-repeated.since-disturber': '只计入着手序列造成的配置',
  'coupling-replacing.counts': '用掉那一次',
  'coupling-replacing.free': '不用掉那一次',
  'coupling-empty-mouths.count': '算空点',
  'coupling-empty-mouths.ignore': '不算空点',
  'recreation-repetition.draw': '对局判和',
  'recreation-repetition.no-result': '对局以无胜负结束',
  'recreation-repetition.loss': '再现的一方输棋',
  'japanese-turn.any': '不论轮到谁下',
  'japanese-turn.same': '只限轮到同一方下',
  'japanese-times.2': '第二次出现',
  'japanese-times.3': '第三次出现',
  'japanese-times.4': '第四次出现',
  'japanese-passes.count': '虚着之前的局面也计入',
  'japanese-passes.lift': '只计入最后一次虚着之后的局面',
});

const PRESET = table<PresetWord>({
  aga: 'AGA 规则：不得再现此前出现过、且轮到同一方下的局面',
  'new-zealand': '新西兰规则：与 AGA 相同，并允许自杀',
  'tromp-taylor': 'Tromp-Taylor 规则：位置超级劫，允许自杀',
  'katago-simple': 'KataGo 的 SIMPLE：单劫规则；其间没有虚着而同一情境第三次出现时，对局以无胜负结束',
  'katago-spight': 'KataGo 的 SPIGHT：虚着结束历史的位置超级劫。它不是 Bill Spight 的规则',
});

export const options = {
  'rule.option': (a) => OPTION[a.option],
  'rule.choice': (a) => CHOICE[a.choice],
  'rule.preset': (a) => PRESET[a.preset],
} satisfies Translated<typeof english>;
