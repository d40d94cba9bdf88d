import type { ChoiceWord, options as english, OptionWord, PresetWord } from '../en/options.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';

const OPTION = table<OptionWord>({
  suicide:
    '自殺手。`suicide:`は項目のすべてのルールについて定めます。コウのルールの本文の多くは、これをルール体系に任せています。',
  'hidden-kos':
    '同じ点に2度打つ循環。`hidden-kos:`は項目のすべてのルールについて定めます。本文を文字どおりに読めば数えます。',
  'max-cycle':
    '数える循環の最長の手数。`far`は12手から倍々に、探索の上限まで探し、どこまで探したかを判定に示します。`max-cycle:`は項目のすべてのルールについて定めます。本文に上限はありません。',
  'superko-passes':
    'パスと以前の局面。「以前の局面」は、パスで履歴が終わるか、パスが状況を作るかを定めていません。',
  'superko-setup':
    'だれも打っていない局面、つまり開始局面と、SGFが途中で置いた盤面を、以前の局面として数えるか。',
  'superko-repetition': '以前の局面を再現する手の結果。ルール体系によって違います。',
  'spight-odd-cycles': '奇数の循環のルール：「奇数の循環は1度だけ打てる」。コウのルールと並ぶものです。',
  'spight-passes':
    'パスで続くコウの手が終わるか。定義の「今の続くコウの手」は定めていませんが、解説ではパスで禁止が解けます。',
  'coupling-elsewhere': 'あるコウ局面のコウの石が、ほかのコウ局面の手順をどうするか。本文は定めていません。',
  'coupling-repeated':
    'いつからの形を反復と数えるか。撹乱者の最初の石の直前の形を数えるかは、定められていません。',
  'coupling-replacing': 'やめるべき撹乱者に代わって打つ者が、禁止の条項の1度を使うか。',
  'coupling-empty-mouths': '隣のコウの口の空点が、コウの連結の定義の「空点」か。',
  'recreation-repetition': '全局の反復の結果。本文は、両者が何に同意できるかを述べています。',
  'japanese-turn': '手番の違う局面も反復か。本文は盤面だけを述べています。',
  'japanese-times': '対局が終わるのは、その局面が何度目に現れたときか。最初も数えます。',
  'japanese-passes': 'パスより前の局面を数えるか。',
});

const CHOICE = table<ChoiceWord>({
  'suicide.forbidden': '自殺手は打てません',
  'suicide.several': '2子以上の自殺手は許され、1子の自殺手は打てません',
  'suicide.allowed': '自殺手は許されます',
  'hidden-kos.ignore': 'そのような循環を数えません',
  'hidden-kos.count': 'そのような循環も数えます',
  'superko-passes.count': '履歴はパスで終わらず、パスは状況を作りません',
  'superko-passes.situations': '履歴はパスで終わらず、パスが残した状況も再現できません',
  'superko-passes.lift': 'パスで履歴が終わり、そこからの局面だけを数えます',
  'superko-setup.counts': '置かれた局面も数えます',
  'superko-setup.forgotten': '打たれた局面だけを数えます',
  'superko-repetition.forbidden': 'その手は打てません',
  'superko-repetition.loss': '反復した側の負けです',
  'superko-repetition.draw': '引き分けです',
  'superko-repetition.no-result': '無勝負です',
  'spight-odd-cycles.once': '2度目は打てません',
  'spight-odd-cycles.allowed': '奇数の循環を繰り返せます',
  'spight-passes.end': 'パスで続くコウの手が終わり、ホットストーンはなくなります',
  'spight-passes.keep': '続くコウの手はパスで終わりません',
  'coupling-elsewhere.ends': 'その手順を終わらせます',
  'coupling-elsewhere.continues': 'その手順をそのままにします',
  'coupling-repeated.since-before': '撹乱者の最初の石の直前の形も数えます',
  'coupling-repeated.since-disturber': '手順が作った形だけを数えます',
  'coupling-replacing.counts': '1度を使います',
  'coupling-replacing.free': '1度を使いません',
  'coupling-empty-mouths.count': '空点です',
  'coupling-empty-mouths.ignore': '空点ではありません',
  'recreation-repetition.draw': '引き分けです',
  'recreation-repetition.no-result': '無勝負です',
  'recreation-repetition.loss': '反復した側の負けです',
  'japanese-turn.any': '手番を問いません',
  'japanese-turn.same': '手番が同じときだけです',
  'japanese-times.2': '2度目です',
  'japanese-times.3': '3度目です',
  'japanese-times.4': '4度目です',
  'japanese-passes.count': 'パスより前の局面も数えます',
  'japanese-passes.lift': '最後のパスより後の局面だけを数えます',
});

const PRESET = table<PresetWord>({
  aga: 'AGAルール：手番も同じ以前の局面は再現できません',
  'new-zealand': 'ニュージーランドルール：AGAと同じで、自殺手は許されます',
  'tromp-taylor': 'Tromp-Taylorルール：ポジショナル・スーパーコウ。自殺手は許されます',
  'katago-simple': 'KataGoのSIMPLE：単純なコウ。間にパスがなく同じ状況が3度目に現れると無勝負です',
  'katago-spight':
    'KataGoのSPIGHT：パスで履歴が終わるポジショナル・スーパーコウ。Bill Spight のルールではありません',
});

export const options = {
  'rule.option': (a) => OPTION[a.option],
  'rule.choice': (a) => CHOICE[a.choice],
  'rule.preset': (a) => PRESET[a.preset],
} satisfies Translated<typeof english>;
