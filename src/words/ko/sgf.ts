import type { Explained } from '../define.ts';
import type { sgf as english } from '../en/sgf.ts';
import type { Translated } from '../message.ts';
import { COLOR, chainAt, didYouMean, josa, number, quote } from './grammar.ts';

/** A value of a property in a message. */
const value = (text: string) => quote(text.replace(/\s+/g, ' ').trim(), 40);

/** What is said of game records. */
export const sgf = {
  'sgf.no-game': () => '여기에는 기보가 없습니다. 기보는 이렇게 씁니다: “(;SZ[19];B[pd];W[dp])”',
  'sgf.outside-text': () => '이 텍스트는 기보 밖에 있습니다. 프로그램은 이 텍스트를 무시합니다',
  'sgf.stray-text': () => '이 텍스트는 어느 속성에도 속하지 않습니다. 프로그램은 이 텍스트를 무시합니다',
  'sgf.unescaped-bracket': (a) =>
    `${a.name}의 텍스트가 이 앞의 ]에서 끝났습니다. 텍스트에 ]을 넣으려면 \\]라고 쓰십시오`,
  'sgf.extra-close': () => '이 )에 짝이 되는 (가 없습니다',
  'sgf.unclosed-tree': (a) =>
    a.count === 1
      ? '이 (가 닫히지 않았습니다'
      : `이 (와 그 안의 ${number(a.count - 1)}개가 닫히지 않았습니다`,
  'sgf.unclosed-value': (a) => `${a.name === null ? '속성' : a.name}의 이 값은 ]로 끝나야 합니다`,
  'sgf.swallowed': (a) => `“]”가 빠진 듯합니다. ${a.name}의 텍스트가 다음 노드까지 이어집니다`,
  'sgf.no-value': (a) => `${a.name}의 값이 없습니다`,
  'sgf.no-name': () => '이 값 앞에 속성 이름이 없습니다',
  'sgf.no-node': () => '노드는 ;으로 시작해야 합니다',
  'sgf.late-node': () => '변화도 뒤에는 노드가 올 수 없습니다. Koban은 또 하나의 변화도로 읽습니다',
  'sgf.empty-variation': () => '변화도에는 자기 노드가 있어야 합니다. 이 괄호 안에는 노드가 없습니다',
  'sgf.two-games': () => '같은 괄호 안에 기보가 두 개 있습니다. Koban은 첫 번째 기보만 둡니다',
  'sgf.lost-characters': (a) =>
    a.count === 1
      ? '이 글자를 읽을 수 없습니다. 파일을 잘못된 인코딩으로 읽었습니다'
      : `글자 ${number(a.count)}개를 읽을 수 없으며, 첫 글자가 여기 있습니다. 파일을 잘못된 인코딩으로 읽었습니다`,
  'sgf.nul': () => 'NUL 문자입니다. 많은 프로그램이 여기까지만 읽습니다',

  'sgf.unknown-property': (a) =>
    `${josa(a.name, '은')} SGF의 속성이 아닙니다. 이 속성을 모르는 프로그램은 그대로 두거나 무시합니다`,
  'sgf.old-property': (a) => `FF[4]에는 ${a.name}(${a.title}) 속성이 없습니다`,
  'sgf.long-name': (a) => `FF[4]에는 긴 이름이 없습니다. ${a.name} 대신 ${josa(a.short, '을')} 쓰십시오`,
  'sgf.small-name': (a) =>
    a.count === 1
      ? `속성 이름은 대문자로 씁니다. ${a.name}: Koban은 그대로 읽습니다`
      : `속성 이름은 대문자로 씁니다. ${a.name} 외 ${number(a.count - 1)}개: Koban은 그대로 읽습니다`,
  'sgf.komi': (a) =>
    `덤 ${a.value}: 아마 ${a.likely}집일 것입니다${a.stones ? `(중국식 계산으로 ${a.stones}자)` : ''}`,
  'sgf.newer-form': (a) =>
    `${josa(NEWER[a.what] ?? (a.name === null ? '이 속성' : `${a.name} 속성`), '은')} FF[4]에서 쓸 수 있는데, 이 기보는 FF[${a.version}]입니다. 오래된 프로그램은 이것을 모릅니다`,
  'sgf.duplicate-property': (a) =>
    `이 노드에 ${a.name} 속성이 ${number(a.count)}번 나옵니다. ${a.list ? '값을 하나로 모아야 합니다' : 'Koban은 첫 번째 것을 씁니다'}`,
  'sgf.several-values': (a) =>
    a.isEmpty
      ? `${a.name}의 빈 값은 아무것도 없다는 뜻인데, 여기에 다른 값이 있습니다`
      : `${a.name}의 값은 하나입니다. Koban은 첫 번째 값을 씁니다`,
  'sgf.wrong-value': (a) => `${a.name}의 값으로 ${value(a.value)} 대신 다음을 쓰십시오: ${a.takes}`,
  'sgf.off-board': (a) => `${josa(value(a.point), '은')} ${a.size} 바둑판에 없는 점입니다`,
  'sgf.square-size': (a) => `정사각형 바둑판이면 숫자를 하나만 쓰십시오: SZ[${a.size}]`,
  'sgf.point-twice': (a) => `${a.name}에 ${josa(a.point, '이')} 두 번 나옵니다`,
  'sgf.root-property': (a) => `${a.name} 속성은 기보의 첫 노드에 있어야 합니다`,
  'sgf.second-info': (a) =>
    `${a.name} 속성은 대국 정보가 있는 노드에 있어야 하는데, 앞선 노드에 이미 대국 정보가 있습니다`,
  'sgf.setup-and-move': (a) =>
    `한 노드에 배치(${a.setup})와 수(${a.move})를 함께 둘 수 없습니다. Koban은 배치가 먼저라고 가정합니다`,
  'sgf.two-moves': () => '한 노드의 수는 하나입니다. Koban은 이것을 다음 수로 읽습니다',
  'sgf.root-move': () => '첫 노드는 대국 정보입니다. 수는 다음 노드부터 시작합니다',
  'sgf.contradiction': (a) =>
    `${josa(a.name, '은')} ${josa(a.other, '과')} 모순됩니다. 한 노드에는 둘 중 하나만 씁니다`,
  'sgf.two-marks': (a) =>
    `${a.point}에는 이미 ${josa(a.other, '이')} 있습니다. 한 점의 표시는 하나이므로 ${josa(a.name, '은')} 쓸 수 없습니다`,
  'sgf.handicap': (a) =>
    `HA의 치석은 ${number(a.says)}점인데, 백이 첫 수를 둘 때 바둑판에 놓인 돌은 ${number(a.stones)}점입니다`,
  'sgf.no-move': (a) => `${josa(a.name, '은')} 수의 속성인데, 이 노드에는 수가 없습니다`,
  'sgf.result': (a) =>
    `FF[4]에서 결과는 ${value(a.value)} 대신 “B+3.5”, “W+R”, “B+T”, “W+F”, “0”, “Void”, “?” 중 하나로 씁니다`,
  'sgf.result-komi': (a) =>
    `RE[${a.result}]: KM[${a.komi}]에서는 나올 수 없는 결과입니다. 이 덤으로 계가하면 반집이 ${a.komi % 1 === 0 ? '없습니다' : '있습니다'}`,
  'sgf.result-size': (a) =>
    `RE[${a.result}]: 나올 수 없는 결과입니다. ${a.columns}×${a.rows} 바둑판의 점은 ${number(a.columns * a.rows)}개입니다`,
  'sgf.result-count': (a) =>
    `RE[${a.result}]: 마지막 국면을 계가한 결과와 다릅니다. 돌과 집을 세면 ${a.area}, 집과 따낸 돌을 세면 ${a.territory}입니다${
      a.stones.length === 0 ? '' : `(죽은 돌: ${a.stones.join(' ')})`
    }`,
  'sgf.dead': (a) => `“dead:”에 적힌 ${value(a.written)}에는 돌이 없습니다`,
  'sgf.date': (a) => `FF[4]에서 날짜는 ${value(a.value)} 대신 2024-05-01처럼 씁니다`,
  'sgf.time': (a) => `FF[4]에서 TM은 ${value(a.value)} 대신 초로 씁니다. 초읽기는 OT에 씁니다`,
  'sgf.unknown-rules': (a) =>
    `${josa(value(a.value), '은')} 모르는 규칙입니다. Koban은 설정에 따라 패를 판정합니다: ${a.rule}${didYouMean(a.near)}`,
  'sgf.unknown-charset': (a) => `${josa(value(a.value), '은')} 모르는 인코딩입니다`,
  'sgf.not-go': (a) =>
    `GM[${a.value}]${a.game === null ? '' : ` (${a.game})`}: 바둑(GM[1])이 아니므로 Koban은 수를 두지 않습니다`,

  'sgf.stone-on-stone': (a) =>
    `${josa(a.name, '이')} ${a.point}에 돌을 놓는데, 거기에는 이미 ${COLOR[a.there]}돌이 있습니다`,
  'sgf.nothing-there': (a) => `${josa(a.point, '은')} 이미 빈 점입니다`,
  'sgf.two-stones': (a) => `이 노드는 ${a.point}에 두 번 배치합니다. Koban은 마지막 것을 씁니다`,
  'sgf.no-liberty': (a) =>
    `이 배치 뒤에 ${chainAt(a.count, a.point)}에 활로가 없습니다. 대국에서는 나올 수 없는 국면입니다`,
  'sgf.too-many': (a) => `이 기보에는 문제가 ${number(a.most)}개 넘게 있습니다. 나머지는 표시하지 않습니다`,
  'sgf.turn': (a) => `${COLOR[a.color]} 차례가 아닙니다`,

  'sgf.takes': (a) => {
    const { value: type, values, range } = a;
    if (typeof type !== 'string') {
      const [first = 'text', second = 'text'] = type;
      const rest = first === second && values !== 'one' ? '또 다른 점' : VALUE[second];
      return `${VALUE[first]}, 쌍점(:), ${rest}${values === 'one' ? '' : '(하나 이상)'}`;
    }
    if (range) return `${number(range[0])}에서 ${number(range[1])}까지의 정수`;
    if (values === 'one') return VALUE[type];
    const many = type === 'stone' || type === 'point' ? '점 또는 직사각형 `aa:cc`' : VALUE[type];
    return `${many}(${values === 'elist' ? '없거나 ' : ''}하나 이상)`;
  },

  'fix.join-values': () => '값을 하나로 모으기',
  'fix.keep-first': () => '첫 번째 값만 남기기',
  'fix.delete': () => '지우기',
  'fix.own-node': () => '따로 노드를 만들어 옮기기',
  'fix.write-code': (a) => `${a.text} 쓰기`,
  'fix.to-first-node': () => '첫 노드로 옮기기',
  'fix.to-info-node': () => '대국 정보가 있는 노드로 옮기기',
  'fix.close-tree': () => '끝에서 닫기',
  'fix.close-trees': (a) => `${number(a.count)}개를 모두 끝에서 닫기`,
  'fix.add-bracket': () => '] 넣기',
  'fix.add-bracket-before': () => '그 앞에 “]” 넣기',
  'fix.delete-move': () => '이 수 지우기',
  'fix.make-setup': (a) => `배치로 바꾸기(${a.name})`,
  'fix.play-on': () => '여기서부터 다시 두기: 이 수와 그 뒤를 모두 지움',
  'fix.delete-value': () => '값 지우기',
  'fix.begin-node': () => '노드 시작하기',
  'fix.make-variation': () => '변화도로 만들기',
  'fix.escape-bracket': (a) =>
    a.count === 1 ? '앞의 ]을 \\]로 쓰기' : `텍스트 안의 ] ${number(a.count)}개를 \\]로 쓰기`,
  'fix.make-pass': () => '패스로 바꾸기',
  'fix.empty-value': () => '빈 값 넣기',
  'fix.delete-parentheses': () => '이 괄호 지우기',
  'fix.capital-names': () => '이름을 모두 대문자로 쓰기',
  'fix.combine-values': () => '값 합치기',
  'fix.split-node': () => '두 노드로 나누기',
  'fix.write-instead': (a) => `둘 대신 ${a.text} 쓰기`,
  'fix.write-one-number': () => '숫자 하나로 쓰기',
} satisfies Translated<typeof english>;

const NEWER: Readonly<Record<string, string | undefined>> = {
  rectangular: '정사각형이 아닌 바둑판',
  'empty-pass': '점을 쓰지 않은 패스',
  rectangle: '점의 직사각형',
};

const VALUE = {
  none: '값 없음',
  number: '정수',
  real: '숫자',
  double: '1, 강조하려면 2',
  color: '`B` 또는 `W`',
  simpletext: '한 줄의 텍스트',
  text: '텍스트',
  point: '점',
  move: '점, 패스이면 빈 값',
  stone: '점',
  size: '52 이하의 정수 하나, 또는 쌍점(:)으로 이은 정수 두 개',
  figure: '빈 값, 또는 정수와 쌍점(:)과 텍스트',
} as const;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'sgf.no-game': ['파일에 기보가 없습니다.', '`(;SZ[19])`라고 쓰십시오.'],
  'sgf.outside-text': ['기보 밖에 텍스트가 있습니다.', '지우십시오.'],
  'sgf.stray-text': ['어느 속성에도 속하지 않는 텍스트가 있습니다.', '수정으로 지우십시오.'],
  'sgf.swallowed': [
    '텍스트 안에 노드처럼 보이는 것이 있어, 텍스트를 끝내는 `]`가 빠진 듯합니다.',
    '수정으로 `]`를 쓰거나 괄호를 이스케이프하십시오.',
  ],
  'sgf.unescaped-bracket': ['텍스트 안의 `]`가 텍스트를 너무 일찍 끝냅니다.', '수정으로 `\\]`를 쓰십시오.'],
  'sgf.extra-close': ['짝이 되는 `(`가 없는 `)`가 있습니다.', '수정으로 지우십시오.'],
  'sgf.unclosed-tree': ['`(`가 닫히지 않았습니다.', '수정으로 끝에서 닫으십시오.'],
  'sgf.unclosed-value': ['값을 끝내는 `]`가 없습니다.', '수정으로 `]`를 더하십시오.'],
  'sgf.no-value': ['속성에 값이 없습니다.', '수정을 쓰거나 값을 쓰십시오.'],
  'sgf.no-name': ['값 앞에 속성의 이름이 없습니다.', '속성의 이름을 쓰십시오.'],
  'sgf.no-node': ['노드가 `;`으로 시작하지 않습니다.', '수정으로 노드를 시작하십시오.'],
  'sgf.late-node': [
    '변화도 뒤에 노드가 있습니다. Koban은 이를 또 하나의 변화도로 읽습니다.',
    '수정으로 변화도로 만드십시오.',
  ],
  'sgf.empty-variation': ['괄호 안에 자기 노드가 없습니다.', '수정으로 괄호를 지우십시오.'],
  'sgf.two-games': [
    '같은 괄호 안에 기보가 두 개 있습니다. Koban은 첫 번째 기보를 둡니다.',
    '대국마다 괄호로 묶으십시오.',
  ],
  'sgf.lost-characters': ['읽을 수 없는 문자가 있었습니다.', '올바른 인코딩으로 파일을 여십시오.'],
  'sgf.too-many': [
    '기보 하나에 문제가 5,000개 넘게 있습니다. 나머지는 표시하지 않습니다.',
    '표시된 것을 고치십시오.',
  ],
  'sgf.nul': ['텍스트에 NUL 문자가 있습니다.', '수정으로 지우십시오.'],
  'sgf.unknown-property': ['SGF에 이 속성이 없습니다.', '이름을 고치거나 그대로 두십시오.'],
  'sgf.old-property': ['이 속성은 FF[4]에 더는 없습니다.', '수정으로 FF[4]의 속성으로 바꾸거나 지우십시오.'],
  'sgf.long-name': ['FF[4]에는 긴 이름이 없습니다.', '수정으로 짧은 이름을 쓰십시오.'],
  'sgf.newer-form': [
    '속성은 FF[4]의 것인데, 기보에는 더 오래된 버전이 적혀 있습니다.',
    '수정으로 `FF[4]`를 쓰십시오.',
  ],
  'sgf.duplicate-property': [
    '한 노드에 같은 속성이 두 번 있습니다.',
    '수정으로 값을 합치거나, 둘째 속성을 지우거나, 둘째 수를 다른 노드로 옮기십시오.',
  ],
  'sgf.several-values': [
    '이 속성의 값은 하나입니다. Koban은 첫 번째 값을 씁니다.',
    '수정으로 텍스트를 잇거나 첫째 값을 남기십시오.',
  ],
  'sgf.wrong-value': ['속성에 이 값을 쓸 수 없습니다.', '수정을 쓰거나 메시지에 나온 대로 쓰십시오.'],
  'sgf.off-board': ['그 점은 바둑판에 없습니다.', '점이나 `SZ`를 고치십시오.'],
  'sgf.square-size': ['정사각형 바둑판의 크기는 숫자 하나로 씁니다.', '수정으로 수 하나를 쓰십시오.'],
  'sgf.point-twice': ['목록에 같은 점이 두 번 있습니다.', '수정으로 둘째 것을 지우십시오.'],
  'sgf.root-property': ['이 속성은 첫 노드에 있어야 합니다.', '수정으로 첫 노드로 옮기거나 지우십시오.'],
  'sgf.second-info': [
    '대국 정보가 있는 노드가 두 개입니다.',
    '수정으로 둘째 것을 첫 노드로 옮기거나 지우십시오.',
  ],
  'sgf.setup-and-move': [
    '한 노드에 배치와 수가 있습니다. Koban은 배치를 먼저 합니다.',
    '수정으로 노드를 나누십시오.',
  ],
  'sgf.two-moves': ['한 노드에 수가 두 개 있습니다.', '수정으로 둘째 수를 다른 노드로 옮기십시오.'],
  'sgf.root-move': ['첫 노드에 수가 있습니다.', '수정으로 수를 다른 노드로 옮기십시오.'],
  'sgf.contradiction': ['두 속성은 함께 쓸 수 없습니다.', '하나만 남기십시오.'],
  'sgf.two-marks': ['한 점에 표시가 두 개 있습니다.', '수정으로 둘째 표시를 지우십시오.'],
  'sgf.handicap': ['`HA`와 바둑판 위 치석의 수가 다릅니다.', '둘 중 하나를 고치십시오.'],
  'sgf.no-move': ['주석은 수에 대한 것인데 노드에 수가 없습니다.', '수정으로 지우십시오.'],
  'sgf.result': ['결과가 FF[4]의 형식이 아닙니다.', '수정을 쓰거나 메시지에 나온 형식으로 쓰십시오.'],
  'sgf.result-komi': [
    '덤에는 반집이 있는데 계가한 결과에는 없거나, 그 반대입니다.',
    '둘 중 하나를 고치십시오.',
  ],
  'sgf.result-count': [
    '주 변화의 마지막 노드에 집이 표시되어 있거나(`TB`, `TW`) 설명에 죽은 돌이 적혀 있는데(`dead: c3 k10`, `dead: none`), 돌과 집을 세어도, 집과 따낸 돌을 세어도, 빅의 집을 넣든 빼든 계가한 결과가 나오지 않습니다. 상대의 집 안이나 그 옆에 있는 돌은 죽은 돌입니다.',
    '결과, 덤, 표시 가운데 하나를 고치십시오.',
  ],
  'sgf.dead': [
    '`dead:` 줄이 돌이 없는 점을 적었습니다.',
    '연결된 죽은 돌마다 하나를 적거나 `none`이라고 쓰십시오.',
  ],
  'sgf.result-size': ['결과의 집 수가 바둑판의 두 배를 넘습니다.', '결과를 고치십시오.'],
  'sgf.date': ['날짜가 FF[4]의 형식이 아닙니다.', '수정을 쓰거나 메시지에 나온 형식으로 쓰십시오.'],
  'sgf.time': ['시간이 초의 수가 아닙니다.', '수정을 쓰거나 초로 쓰십시오.'],
  'sgf.unknown-rules': ['Koban이 모르는 규칙이므로 설정의 규칙을 씁니다.', '표에 있는 이름을 쓰십시오.'],
  'sgf.unknown-charset': ['Koban이 모르는 인코딩입니다.', '파일이 UTF-8이라면 그렇게 쓰십시오.'],
  'sgf.small-name': [
    '이름이 소문자입니다. 이렇게 쓰는 프로그램이 있으며, Koban은 흔한 것을 읽습니다.',
    '대문자로 쓰십시오. 수정은 모두 바꿉니다.',
  ],
  'sgf.komi': [
    '서버에 따라 덤을 100배의 값이나 중국 규칙의 자수로 씁니다. 판정에는 영향이 없습니다.',
    '추측이 맞다면 덤을 집 수로 쓰십시오.',
  ],
  'sgf.not-go': ['기보가 다른 게임의 것입니다.', '아무것도 하지 않아도 됩니다.'],
  'sgf.stone-on-stone': ['배치가 돌이 있는 점에 돌을 놓습니다.', '점을 지우십시오.'],
  'sgf.nothing-there': ['배치가 빈 점에서 돌을 치웁니다.', '수정으로 점을 지우십시오.'],
  'sgf.two-stones': ['한 노드가 같은 점에 두 번 배치합니다.', '둘 중 하나를 남기십시오.'],
  'sgf.no-liberty': ['배치 뒤에 활로가 없는 연결된 돌이 있습니다.', '배치를 고치십시오.'],
  'sgf.turn': ['차례가 아닌 대국자가 둡니다.', '수정을 쓰거나 패스를 넣으십시오.'],
} satisfies Explained;
