import type { features as english } from '../en/features.ts';
import type { Translated } from '../message.ts';
import { ruleWord } from '../rule-word.ts';
import { COLOR, count, josa, number } from './grammar.ts';
import { by, ruleName } from './rules.ts';

const SHOWN = {
  eyes: '눈의 값',
  hot: '핫스톤',
  moves: '첫 수의 표시',
  after: '어느 수 뒤의 판',
  numbers: '이 범위의 수 번호만',
  'whole board': '전체 바둑판에서의 점',
} as const;

/** What an editor shows and offers: hovers, fixes, completion, lenses, outlines. */
export const features = {
  'fix.replace-claim': (a) => `주장 바꾸기: “${a.claim}”`,
  'fix.close-boundary': (a) =>
    `${a.point}에 ${COLOR[a.color]}돌을 그려 경계를 막기${a.claim === null ? '' : `, 그리고 “${a.claim}” 주장 쓰기`}`,
  'fix.insert-claims': () => '참인 주장 넣기',
  'fix.insert-claim': (a) => `주장 넣기: “${a.claim}”`,
  'fix.insert-tenukis': () => '앞에 양쪽의 손빼기 넣기',
  'fix.insert-threat': (a) => `앞에 ${a.threat}의 팻감과 ${a.answer}의 응수 넣기`,
  'fix.judge-under': (a) => `${by(a.rule)} 판정하기(${ruleWord(a.rule)})`,
  'fix.show-proof': () => '증명 보기',
  'fix.show-proof-under': (a) => `증명 보기: ${ruleName(a.rule)}`,
  'fix.convert': () => '다른 표기법으로 변환…',
  'fix.convert-position': () => '이 국면을 다른 표기법으로 변환…',
  'fix.convert-game': () => '이 대국을 다른 표기법으로 변환…',
  'fix.convert-from': (a) => `${a.notation}에서 Koban 항목으로 변환`,
  'fix.write-ru': (a) => `RU[${a.name}] 쓰기: ${by(a.rule)} 패 판정`,
  'fix.write-ru-suicide': (a) => `RU[${a.name}] 쓰기: 자살수 허용`,
  'fix.let-move': (a) => `${josa(COLOR[a.color], '이')} 두게 하기`,
  'fix.let-pass': (a) => `${josa(COLOR[a.color], '이')} 먼저 패스하게 하기`,
  'note.no-rules': () => '기보에 규칙이 적혀 있지 않으며, 자살수를 허용하는 규칙도 있습니다',

  'hover.move': (a) => `**제${a.move}수**: ${a.description}`,
  'hover.show-proof': () => '증명 보기',
  'hover.show-why': () => '이유 보기',
  'hover.why': (a) => a.reason,
  'hover.animate': () => '바둑판 열기',
  'hover.compare': () => '규칙 비교',
  'hover.chosen': (a) => `\`${a.option} ${a.value}\`${a.means ? `: ${a.means}` : ''}. ${a.about}`,
  'hover.options': (a) => `\`with\` 뒤의 선택 항목: ${a.options.map((one) => `\`${one}\``).join(', ')}`,
  'hover.rule-page': () => '이 규칙 설명 읽기',
  'hover.if': (a) => `**${josa(COLOR[a.color], '이')} ${a.point}에 두면**`,
  'hover.chain': (a) =>
    `**${a.point}**(그려진 대로): ${a.stones === 1 ? `${COLOR[a.color]} 1점` : `연결된 ${COLOR[a.color]} ${number(a.stones)}점`}, 활로 ${a.isLeast ? '최소 ' : ''}${number(a.liberties)}개`,
  'hover.point': (a) =>
    `**${a.point}**${a.after === null ? '' : `(제${a.after}수 뒤)`}: ${a.content}${a.isHot ? ', 핫스톤' : ''}`,
  'about.chain': (a) =>
    `${a.stones === 1 ? `${COLOR[a.color]} 1점` : `연결된 ${COLOR[a.color]} ${number(a.stones)}점`}, 활로 ${a.isLeast ? '최소 ' : ''}${number(a.liberties)}개`,
  'about.hot': (a) => `제${a.move}수부터 핫스톤`,
  'hover.claim-proven': (a) => `✓ 참, 증명됨: ${a.actual}`,
  'hover.claim-holds': () => '✓ 참',
  'hover.claim-fails': (a) => `✗ 거짓: ${a.actual}`,
  'hover.claim-pending': () => '… 탐색 중',
  'hover.claim-void': (a) => `✗ ${a.actual}`,
  'hover.holds-here': () => '여기서 성립하는 주장:',
  'hover.said': (a) => `${a.of.join(', ')}: ${a.words.join('; ')}`,
  'hover.and-more': (a) => `… 외 ${number(a.count)}개`,
  'hover.signs': (a) =>
    `${josa(a.sign, '은')} ${COLOR[a.X]}${a.why ? `이라고 가정합니다(${a.why})` : '입니다'}`,
  'fact.title': () => '제목',
  'fact.label': () => '레이블',
  'fact.caption': () => '설명',
  'fact.captures': () => '따낸 돌',
  'fact.rules': () => '규칙',
  'fact.komi': () => '덤',
  'fact.to-play': () => '둘 차례',
  'fact.move-number': () => '수',
  'fact.last-move': () => '마지막 수',
  'fact.eye-value': () => '눈의 값',
  'fact.attributes': () => '속성',
  'fact.constraint': () => '제약',
  'fact.action': () => '동작',
  'fact.other': () => '참고',

  'property.unknown': (a) =>
    `\`${a.name}\`: SGF의 속성이 아닙니다. 이 속성을 모르는 프로그램은 그대로 두거나 무시합니다.`,
  'property.about': (a) => {
    const version = a.by
      ? `${BY[a.by] ?? a.by}에서 사용`
      : a.until
        ? `FF[1]부터 FF[${a.until}]까지`
        : a.since
          ? `FF[${a.since}]`
          : '';
    const about = [
      PROPERTY[a.type],
      ...(a.inherits ? ['아래 노드에도 적용'] : []),
      ...(version ? [version] : []),
    ];
    return `*${about.join(', ')}* · 값: ${a.takes}`;
  },
  'property.rules': (a) =>
    a.set === null
      ? `Koban이 모르는 규칙입니다. 설정에 따라 ${josa(`**${a.rule}**`, '으로')} 패를 판정합니다: ${a.summary}`
      : `${a.set}. Koban은 ${josa(`**${a.rule}**`, '으로')} 패를 판정합니다: ${a.summary}`,
  'property.size': (a) => `${number(a.columns)}열 ${number(a.rows)}행의 바둑판입니다.`,
  'property.points': (a) =>
    `**${a.name}** ${a.title}: ${a.points.length > 8 ? count(a.points.length, '점') : a.points.join(' ')}${a.content ? `, ${a.content}` : ''}`,

  'inlay.hot': (a) => `핫스톤: ${a.points.length > 0 ? a.points.join(' ') : '없음'}`,
  'inlay.hot-tooltip': (a) => `제${a.move}수 뒤의 핫스톤(${ruleName('spight')})`,
  'inlay.eyes': (a) => `눈 ${a.eyes.map(({ point, value }) => `${point}: ${value}`).join(', ')}`,
  'inlay.eye-tooltip': (a) => `${a.point}: ${COLOR[a.owner]}의 ${a.class}`,
  'lens.animate': (a) => `바둑판 열기(${number(a.moves)}수)`,
  'lens.board': () => '바둑판 보기',
  'work.searching': () => '순환 탐색 중',
  'work.reading-games': () => '기보 읽는 중',
  'work.reading-eyes': () => '눈을 읽는 중',
  'outline.board': () => '바둑판',
  'outline.entry': (a) => `항목 ${a.number}`,
  'outline.diagram': (a) => `그림 ${a.number}`,
  'outline.setup': () => '배치',
  'outline.game': (a) => `대국 ${a.number}`,

  'complete.true-here': () => '여기서 참',
  'complete.true-class': (a) => `여기서 참: ${a.class}`,
  'complete.start': () => '시작 국면',
  'complete.moves': (a) => `${number(a.count)}수`,
  'complete.tenuki': () => '그림 밖의 착수',
  'complete.again': (a) => `${a.point}, 제${a.move}수를 둔 점`,
  'complete.stone': (a) => `${COLOR[a.color]}돌`,
  'complete.board': (a) => `빈 ${a.size}×${a.size} 바둑판`,
  'complete.corner': () => '19×19 바둑판의 귀',
  'complete.side': () => '변의 일부',
  'complete.ko': () => '패',
  'complete.clipboard': () => '클립보드에서',
  'complete.new-game': () => '새 대국',
  'complete.new-game-doc': () => '19×19 바둑판 대국의 첫 노드입니다.',
  'complete.property': (a) => `${a.meaning}\n값: ${a.takes}`,
  'complete.show': (a) => SHOWN[a.choice],
  'complete.double-1': () => '예',
  'complete.double-2': () => '강조',
  'complete.point': (a) =>
    `${a.point}${a.stone ? `, ${COLOR[a.stone]}돌` : ''}${a.objection ? `, ${a.objection}` : ''}`,
  'lens.report': () => '규칙 보고서 보기',
} satisfies Translated<typeof english>;

/** Who writes a property, where that is no one program. */
const BY: Readonly<Record<string, string | undefined>> = {
  servers: '여러 서버',
  programs: '여러 프로그램',
};

const PROPERTY = {
  move: '수의 속성',
  setup: '돌 배치',
  root: '첫 노드에 속함',
  info: '대국 정보',
  any: '어느 노드에나',
} as const;
