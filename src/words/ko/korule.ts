import type { Explained } from '../define.ts';
import type { korule as english, Means, MeansRecreate, Unreadable } from '../en/korule.ts';
import type { Translated } from '../message.ts';
import { either, josa, list, number, quote } from './grammar.ts';
import { PATTERN } from './rules.ts';

const hint = ({ begun, near, next }: Unreadable) => {
  if (near !== null) return `. 가장 가까운 조항: ${quote(near, 200)}`;
  if (next.length === 0) return begun === '' ? '' : `. 조항은 ${quote(begun, 200)} 뒤에서 끝날 수 있습니다`;
  const said = either(next.map((one) => quote(one, 40)));
  return begun === '' ? `. 조항의 시작: ${said}` : `. ${quote(begun, 200)} 뒤에 쓸 수 있는 말: ${said}`;
};

/** Behind a condition: `…하면 그 착수는 금지됩니다`. */
const BECOMES: Readonly<Record<Means['comesTo'], string>> = {
  forbidden: '그 착수는 금지됩니다',
  draw: '무승부로 대국이 끝납니다',
  'no-result': '승패 없이 대국이 끝납니다',
  loss: '둔 쪽이 집니다',
  win: '둔 쪽이 이깁니다',
};
const agreed = (both: boolean) => (both ? ' 양쪽이 동의할 때' : '');
const DOES: Readonly<Record<Means['kind'], string>> = {
  'retake-at-once': '방금 한 점을 따낸 돌 한 점만을 되따내면',
  retake: '한 점을 따낸 돌 한 점만을 되따내고, 얼마나 오래되었든 그동안 아무도 그 두 점에 두지 않았으면',
  repeat: '두기 전과 둔 뒤의 바둑판이 앞선 착수와 모두 같으면',
  'last-but-one': '둔 쪽이 끝에서 두 번째로 둔 수와 같은 착수이면',
};
const AFTER = {
  any: '이전의',
  move: '패스를 포함한 앞선 수 뒤의',
  play: '패스가 아닌 앞선 착수 뒤의',
} as const;
const BY = { same: '같은 쪽의 ', opponent: '상대의 ' } as const;
const CAPTURES = {
  equal: '양쪽이 따낸 돌의 수가 같아야 합니다',
  unequal: '양쪽이 따낸 돌의 수가 달라야 합니다',
  more: '둔 쪽이 상대보다 돌을 더 많이 따냈어야 합니다',
  fewer: '둔 쪽이 상대보다 돌을 더 적게 따냈어야 합니다',
} as const;
const SINCE = { pass: '마지막 패스', passes: '이어진 두 번의 패스', tenuki: '마지막 손빼기' } as const;
const LIFT = {
  elsewhere: '누군가 다른 곳에 두었으면',
  pass: '누군가 패스했으면',
  threat: '둘 차례인 쪽이 다른 곳에 두고 상대도 다른 곳에서 응수했으면',
} as const;

const whole = (a: MeansRecreate) =>
  `둔 뒤의 바둑판 전체가 ${a.by === null ? '' : BY[a.by]}${AFTER[a.after]} 것과 ${a.what === 'situation' ? '둘 차례까지 ' : ''}같으면`;

/** What is wrong with the text of a rule. */
export const korule = {
  'korule.unreadable': (a) =>
    `Koban이 이 조항을 읽을 수 없어, 이 규칙으로는 아무것도 판정하지 않습니다${hint(a)}`,
  'korule.beyond': (a) =>
    `${josa(quote(a.word), '은')} Koban이 바둑판에서 볼 수 없는 것을 묻습니다. 사활, 집, 대국자의 의도나 합의는 볼 수 없습니다. “ends the game: …” 뒤에는 “, if both players agree”를 붙일 수 있으며, 나머지는 그런 말 없이 쓰십시오`,
  'korule.no-name': () =>
    '텍스트에서 이 규칙을 쓸 이름이 없습니다. “# Club rule” 같은 제목으로 시작하거나 “name: club”이라고 쓰십시오',
  'korule.taken': (a) =>
    `${josa(quote(a.name), '은')} Koban의 규칙 이름이거나 규칙 옆에 쓰는 낱말입니다. “name: …”으로 다른 이름을 고르십시오`,
  'korule.no-word': (a) =>
    `${josa(quote(a.name), '은')} 규칙의 이름이 될 수 없습니다. 이름은 로마자 소문자로 시작하고 로마자, 숫자, 붙임표로 32자까지 씁니다`,
  'korule.second-title': () => '규칙에 이미 제목이 있습니다. “;”으로 시작하는 줄은 주석입니다',
  'korule.second-name': () => '규칙에 이미 이름이 있습니다. Koban은 이 줄을 무시합니다',
  'korule.second-suicide': () => '앞의 줄에서 이미 자살수를 정했습니다. Koban은 이 줄을 무시합니다',
  'korule.lift-alone': () =>
    '이 줄은 위 조항의 금지를 푸는데, 그런 금지가 없습니다. Koban은 이 줄을 무시합니다',
  'korule.lift-idle': () =>
    '이 줄이 위의 금지를 푸는 일은 없습니다. 바둑판 전체가 같아야 하므로 그사이에 다른 곳에 놓이는 돌이 없습니다',
  'korule.too-long': (a) =>
    `규칙이 너무 깁니다. Koban은 ${number(a.most)}자, ${number(a.lines)}줄까지 읽습니다`,
  'korule.twice': (a) =>
    a.file !== null
      ? `옆에 있는 파일 ${quote(a.file)}에도 이름이 ${quote(a.name)}인 규칙이 있습니다. 둘 중 이름순으로 뒤의 파일을 씁니다`
      : `이 파일의 앞선 텍스트에도 이름이 ${quote(a.name)}인 규칙이 있습니다. 여기부터는 파일 전체에 이 규칙을 씁니다`,
  'korule.never': (a) =>
    `이 조항은 적용되는 일이 없습니다. ${a.line}번째 줄이 이 조항의 착수를 모두 먼저 판정합니다${a.by === 'recreation' ? '. 패를 곧바로 되따내면 따내기 전의 국면을 다시 만들기 때문입니다' : ''}`,
  'korule.contradicts': (a) => `이 조항은 같은 착수를 먼저 판정하는 ${a.line}번째 줄과 모순됩니다`,
  'korule.endless': (a) =>
    `이 규칙에서는 대국이 끝나지 않을 수 있습니다. ${a.pattern === 'other' ? '' : `${PATTERN[a.pattern]}의 `}${number(a.length)}수 순환을 막는 조항이 없습니다`,
  'korule.offer-title': () => '규칙의 제목이며 이름',
  'korule.offer-report': () => '규칙 보고서',
  'korule.offer-report-what': () =>
    '알려진 규칙과 어디가 다른지, 대국이 끝나는지, 누가 무엇을 강제할 수 있는지 봅니다',
  'korule.offer-name': () => '텍스트에서 규칙을 가리키는 낱말',
  'korule.hover-name': (a) => `텍스트에서 이 규칙의 이름은 \`${a.name}\`입니다: \`rules: ${a.name}\`.`,
  'korule.hover-known': (a) => `이 조항이 있는 Koban의 규칙: ${list(a.rules.map((rule) => `\`${rule}\``))}.`,
  'korule.means-suicide': (a) =>
    a.suicide === 'several'
      ? '연결된 자기 돌 여러 점을 들어내는 자살수는 허용되고, 한 점의 자살수는 허용되지 않습니다.'
      : `자기의 연결된 돌을 들어내는 자살수는 ${a.suicide === 'allowed' ? '허용됩니다' : '금지됩니다'}.`,
  'korule.means-lift': (a) =>
    `이전 국면이나 따냄이 있은 뒤로 ${LIFT[a.lift]} 위 조항의 금지는 적용되지 않습니다.`,
  'korule.means-under': (a) =>
    `\`${a.rule}\`에서 금지되는 착수는 여기서도 모두 금지됩니다. 이를 위해 Koban은 순환을 탐색합니다.`,
  'korule.means': (a) => `${DOES[a.kind]}${agreed(a.agreed)} ${BECOMES[a.comesTo]}.`,
  'korule.means-recreate': (a) =>
    [
      `${whole(a)}${agreed(a.agreed)} ${BECOMES[a.comesTo]}.`,
      ...(a.times > 2 ? [`적어도 ${number(a.times)}번째여야 합니다.`] : []),
      ...(a.captures ? [`순환에서 ${CAPTURES[a.captures]}.`] : []),
      ...(a.length ? ['이 길이의 순환만 셉니다.'] : []),
      a.since === 'start'
        ? '대국 전체를 셉니다.'
        : typeof a.since === 'number'
          ? `마지막 ${number(a.since)}수만 셉니다.`
          : `${SINCE[a.since]} 뒤의 것만 셉니다.`,
      a.start === 'counts'
        ? '시작 국면도 셉니다.'
        : a.start === 'nobody'
          ? '시작 국면은 아무도 만들지 않았으므로 세지 않습니다.'
          : '시작 국면은 누군가 두어서 만들기 전에는 세지 않습니다.',
    ].join(' '),
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'korule.unreadable': [
    '이 줄은 [규칙의 문법](rule-text.md)에 있는 조항이 아닙니다.',
    '수정으로 가장 가까운 조항을 쓰거나, 메시지에 있는 말 가운데 하나를 쓰십시오.',
  ],
  'korule.beyond': [
    '이 줄은 사활, 집, 의도를 말하는데, Koban의 규칙은 이를 보지 않습니다.',
    '바둑판과 수에 나타나는 것으로 조항을 쓰십시오.',
  ],
  'korule.no-name': [
    '`rules:` 줄에서 규칙을 가리키려면 제목이나 `name:`이 필요합니다.',
    '위에 `# TITLE`을 쓰거나 `name: NAME`을 쓰십시오.',
  ],
  'korule.taken': [
    '이름이 Koban의 규칙 이름이거나 `with` 같은 낱말입니다.',
    '다른 제목을 고르거나 `name: NAME`을 쓰십시오.',
  ],
  'korule.no-word': [
    '`rules:` 줄에 쓸 수 있는 낱말이 아닙니다.',
    'a부터 z까지의 글자, 숫자, 붙임표로 쓰십시오.',
  ],
  'korule.second-title': [
    '텍스트에 제목이 두 개 있습니다. 코드 블록이나 파일에는 규칙이 하나입니다.',
    '다른 규칙은 따로 코드 블록이나 파일에 쓰거나, 줄을 `;`으로 주석으로 만드십시오.',
  ],
  'korule.second-name': [
    '텍스트에 `name:` 줄이 두 개 있습니다. Koban은 첫 번째 것을 씁니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'korule.second-suicide': [
    '두 줄이 자살수를 정합니다. Koban은 첫 번째 것을 씁니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'korule.lift-alone': ['금지를 푸는 줄 위에 금지가 없습니다.', '금지하는 조항 바로 아래에 쓰십시오.'],
  'korule.lift-idle': [
    '바둑판 전체가 같은 두 국면 사이에는 다른 곳에 둔 수가 있을 수 없습니다.',
    '줄을 지우거나, 패스로 금지가 풀리게 하십시오.',
  ],
  'korule.too-long': ['텍스트가 어떤 규칙보다도 깁니다.', '줄이거나 여러 규칙으로 나누십시오.'],
  'korule.twice': [
    '한 파일의 두 코드 블록이나 한 폴더의 두 파일이 규칙에 같은 이름을 붙입니다. 마지막 것을 씁니다.',
    '둘 중 하나에 다른 제목이나 `name:`을 붙이십시오.',
  ],
  'korule.never': [
    '이 조항이 적용되는 착수에는 모두 앞의 조항이 적용됩니다.',
    '조항을 위로 옮기거나, 앞의 조항을 좁히거나, 이 조항을 지우십시오.',
  ],
  'korule.contradicts': [
    '두 조항이 같은 착수에 대해 다르게 말합니다. 첫 번째 것으로 판정합니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'korule.endless': [
    '메시지에 나온 순환을 막는 것이 규칙에 없습니다.',
    '대국이 끝나야 한다면 반복에 대한 조항을 더하십시오.',
  ],
} satisfies Explained;
