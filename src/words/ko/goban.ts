import type { AxisWord, goban as english, SideWord } from '../en/goban.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, didYouMean, josa, list, number, quote } from './grammar.ts';

const axis = (what: AxisWord, n: number) => `${number(n)}${what === 'columns' ? '열' : '행'}`;
const line = (what: 'column' | 'row', name: string | number) => `${name}${what === 'column' ? '열' : '행'}`;
const offBoard = (a: { written: string; first: string; last: string }) =>
  `${josa(a.written, '은')} 그림 밖입니다. 그림은 ${a.first}부터 ${a.last}까지입니다`;

/** What is wrong with an entry in the notation of Koban. */
export const goban = {
  'line.unreadable': () => '이 줄은 바둑판의 행도, “key: value” 줄도, 주석(;)도, 제목(#)도 아닙니다',
  'title.second': () => '항목의 제목은 하나입니다. 두 번째 제목부터는 다른 항목입니다',
  'entry.too-long': () => '항목이 너무 길어서 Koban은 여기부터 이 항목의 줄과 낱말을 무시합니다',
  'entry.no-board': (a) =>
    a.isTitleAlone
      ? '이 줄에서 바둑판 없는 항목이 시작됩니다. 주석이라면 줄을 # 대신 ;으로 시작하십시오'
      : '이 항목에 바둑판이 없습니다. 행을 그리거나 “size:” 또는 “from:” 줄을 쓰십시오',

  'field.unknown-key': (a) => `${quote(a.key)}: 이런 키는 없습니다${didYouMean(a.near)}`,
  'field.duplicate': (a) => `“${a.key}” 키가 두 번 나옵니다. Koban은 첫 번째 것을 씁니다`,
  'field.empty': (a) => `“${a.key}” 키에 값이 필요합니다: ${a.value}`,
  'field.value': (a) =>
    `“${a.key}” 키의 값으로 ${quote(a.written)} 대신 다음을 쓰십시오: ${a.value}${didYouMean(a.near)}`,
  'rule.unknown': (a) =>
    `${quote(a.written)}: 이런 규칙은 없습니다${didYouMean(a.near) || `. 쓸 수 있는 규칙: ${a.known.join(', ')}`}`,
  'rule.option-unknown': (a) =>
    a.written === ''
      ? `“${a.rule}”의 선택 항목이 빠졌습니다. 쓸 수 있는 항목: ${list(a.known)}`
      : `“${a.rule}”에 ${quote(a.written)}라는 선택 항목은 없습니다${didYouMean(a.near) || `. 쓸 수 있는 항목: ${list(a.known)}`}`,
  'rule.option-value': (a) => {
    const values = list([...(a.range ? [`${a.range.least}부터 ${a.range.most}까지의 수`] : []), ...a.known]);
    return a.written === ''
      ? `“${a.option}”에는 값이 필요합니다: ${values}`
      : `“${a.option}”의 값으로 ${josa(quote(a.written), '을')} 쓸 수 없습니다${didYouMean(a.near) || `. 쓸 수 있는 값: ${values}`}`;
  },
  'rule.option-twice': (a) => `“${a.option}” 값을 두 번 골랐습니다`,
  'rule.naming': (a) =>
    a.isTwice
      ? `${josa(quote(a.name), '은')} 이미 이 항목에서 다른 규칙의 이름입니다`
      : `${josa(quote(a.name), '은')} 규칙의 이름이 될 수 없습니다. 이름은 다른 뜻이 없는 한 낱말로, 로마자와 숫자와 붙임표로 씁니다`,
  'rule.duplicate': (a) => `“${a.rule}” 규칙이 두 번 나옵니다`,

  'diagram.ragged-row': (a) =>
    `이 행에는 점이 ${number(a.has)}개인데 바둑판은 ${axis('columns', a.wants)}입니다. Koban은 ${a.has < a.wants ? '없는 점을 알 수 없는 점으로 봅니다' : '남는 점을 무시합니다'}`,
  'diagram.unknown-glyph': (a) =>
    `${quote(a.glyphs)}: 바둑판에 쓰지 않는 기호입니다. Koban은 이 점을 알 수 없는 점(?)으로 봅니다`,
  'diagram.gap': () => '빈 줄이 바둑판을 나눕니다. Koban은 그 아래 행도 같은 바둑판으로 읽습니다',
  'diagram.second-board': () =>
    '항목에는 바둑판이 하나이므로 Koban은 이 두 번째 바둑판을 무시합니다. 새 항목으로 만들려면 위에 제목(# …)을 쓰십시오',
  'diagram.missing-edge': (a) =>
    `${SIDE[a.side]} 가장자리가 일부 행에 없습니다. Koban은 이쪽을 바둑판의 가장자리로 봅니다`,
  'diagram.too-large': (a) =>
    `${axis(a.what, a.has)}은 너무 많습니다. 바둑판은 최대 ${axis(a.what, a.most)}이며, Koban은 나머지를 무시합니다`,
  'coordinates.columns': (a) =>
    `열은 ${number(a.columns)}개인데 글자는 ${number(a.letters)}개입니다. Koban은 글자를 무시합니다`,
  'coordinates.letter-i': (a) =>
    `열에는 글자 i를 쓰지 않습니다. 이 그림의 열은 ${a.first}부터 ${a.last}까지입니다`,
  'coordinates.disagree': (a) =>
    `이 글자들은 ${a.first}부터 시작하는 다른 글자들과 다릅니다. Koban은 다른 글자들을 씁니다`,
  'coordinates.rows': (a) => `이 행은 ${a.written}행이 아니라 ${a.wants}행입니다`,
  'coordinates.place': (a) =>
    `좌표로는 그림이 ${line(a.line, a.printed)}에서 시작하지만, 가장자리와 크기로는 ${line(a.line, a.place)}입니다`,
  'coordinates.range': (a) =>
    `이 좌표는 ${line(a.line, a.last)}까지인데 바둑판은 ${line(a.line, a.most)}까지입니다. Koban은 이 좌표를 무시합니다`,
  'size.too-small': (a) => `${axis(a.what, a.drawn)}을 그렸지만 크기는 ${axis(a.what, a.size)}뿐입니다`,
  'size.mismatch': (a) =>
    `${a.what === 'columns' ? '왼쪽과 오른쪽' : '위쪽과 아래쪽'} 가장자리 사이에 ${axis(a.what, a.drawn)}이 그려져 있지만 크기는 ${axis(a.what, a.size)}입니다`,
  'size.place-unknown': (a) =>
    `${list(a.parts.map((p) => `${axis(p.what, p.size)} 중 어느 ${axis(p.what, p.drawn)}`))}을 그렸는지 알려 주는 가장자리나 좌표가 없습니다. 좌표는 왼쪽 아래부터 셉니다`,
  'size.unsaid': (a) =>
    `${a.size} 바둑판 전체입니까? 가장자리나 크기가 없으면 위쪽과 오른쪽이 열려 있는 것으로 봅니다`,
  'size.open-sides': (a) =>
    `${a.size} 바둑판 전체처럼 보이지만 ${list(a.sides.map((side) => OPEN_SIDE[side]))}이 열려 있습니다. 바둑판이 거기서 끝나면 가장자리를 그리십시오`,

  'digit.duplicate': (a) =>
    `제${a.number}수(“${a.digit}”)가 두 번 그려져 있습니다. Koban은 첫 번째 것을 씁니다. 같은 점에 나중에 둔 수는 “replays:”에 쓰십시오`,
  'digit.missing': (a) =>
    a.number === 1
      ? `제1수가 없는데 제${a.next}수가 그려져 있습니다. 1을 그리십시오`
      : `제${a.number}수가 없습니다. ${josa(String(a.number === 10 ? 0 : a.number), '을')} ${a.number > 2 ? `그리거나, 제1수의 점에 두었다면 “replays: ${a.number}@1”이라고 쓰십시오` : '그리십시오'}`,
  'label.duplicate': (a) =>
    `${josa(`레이블 “${a.label}”`, '이')} 두 번 그려져 있습니다. Koban은 첫 번째 것을 씁니다`,
  'label.small-stone': (a) =>
    `${josa(`“${a.label}”`, '은')} 여기서 돌이 아니라 레이블입니다. 돌은 대문자로 씁니다`,
  'label.small-stones': (a) =>
    `돌은 대문자로 씁니다. “${a.small}” 글자는 한 번씩만 그리는 레이블이므로 Koban은 첫 번째 것만 씁니다`,
  'label.unknown': (a) => `그림에 ${josa(`레이블 “${a.label}”`, '이')} 없습니다`,

  'move.unreadable': (a) =>
    `${quote(a.written)}: 수가 아닙니다. 수는 좌표(c4), 레이블, “pass”, “tenuki” 또는 “@N”으로 쓰며, 앞에 B나 W를 붙일 수 있습니다`,
  'move.color-alone': (a) => `“${a.color}” 뒤에 수를 써야 합니다`,
  'move.no-column-i': (a) => `i열은 없습니다. “${a.meant}”라고 쓰려고 했습니까?`,
  'move.off-board': offBoard,
  'move.same-color': (a) =>
    `${josa(COLOR[a.color], '이')} 두 번 이어서 둡니다. 일부러 그런 것이라면 상대의 수로 “pass”나 “tenuki”를 쓰십시오`,

  'replay.unreadable': (a) =>
    `${quote(a.written)}: 읽을 수 없습니다. 제4수를 제1수의 점에 두었다면 “4@1” 또는 “4 at 1”이라고 쓰십시오`,
  'replay.drawn': (a) => `제${a.number}수의 점은 이미 있습니다. Koban은 이 표기를 무시합니다`,
  'replay.later': (a) => `제${a.number}수를 제${a.at}수의 점에 둘 수 없습니다. 앞선 수의 점만 쓸 수 있습니다`,
  'replay.unknown': (a) => `제${a.at}수는 이 그림에 없습니다`,

  'moves.again-nowhere': (a) =>
    `제${a.move}수는 바둑판 위에 두지 않았으므로 @${a.move}에 해당하는 점이 없습니다`,
  'mark.unreadable': (a) => `${quote(a.written)}: 읽을 수 없습니다. 다음과 같이 쓰십시오: ${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a) => `${a.point}에는 이미 표시가 있습니다. Koban은 첫 번째 표시를 그립니다`,

  'show.twice': (a) => `이 줄에 같은 말이 두 번 있습니다: ${a.word}. Koban은 첫 번째를 씁니다`,

  'expect.unreadable': (a) =>
    a.forms.length === 1
      ? `이 주장을 읽을 수 없습니다. 다음과 같이 쓰십시오: “${a.forms[0]}”`
      : `이 주장을 읽을 수 없습니다. 주장은 다음 중 하나로 씁니다: ${a.forms.map((form) => `“${form}”`).join('; ')}`,
  'expect.eye-worth': (a) =>
    `${quote(a.written)}: 눈의 값도 종류도 아닙니다. “1+b”나 “2a” 같은 합, 또는 “proper”, “half”, “false”, “better than half” 같은 종류를 쓰십시오${didYouMean(a.near)}`,
  'expect.no-point': (a) => `${quote(a.written)}: 좌표가 아닙니다`,
  'expect.off-board': offBoard,

  'fence.open': (a) =>
    `이 코드 블록이 닫히지 않아 Koban은 나머지 텍스트를 모두 그림으로 읽습니다. 닫는 표시는 ${a.closing}입니다`,

  'fix.write': (a) => `“${a.text}” 쓰기`,
  'fix.write-nothing': () => '값 지우기',
  'fix.pad-row': () => '행을 빈 점으로 채우기',
  'fix.cut-row': () => '남는 점 지우기',
  'fix.add-edge': (a) => `빠진 ${SIDE[a.side]} 가장자리 넣기`,
  'fix.draw-edge': (a) => `${SIDE[a.side]} 가장자리 그리기`,
  'fix.draw-all-edges': () => '모든 가장자리 그리기',
  'fix.remove-blank-lines': () => '빈 줄 지우기',
  'fix.begin-entry': () => '여기서 새 항목 시작하기',
  'fix.half-width': () => '기호와 공백을 반각으로 쓰기',
  'fix.begin-with-moves': () => '줄을 “moves:”로 시작하기',
  'fix.make-comment': () => '주석(;)으로 바꾸기',
  'fix.close-fence': () => '코드 블록 닫기',
  'fix.leave-out-i': () => '글자 i 빼기',
  'fix.write-tenuki': () => '“tenuki”(그림 밖의 착수) 쓰기',
} satisfies Translated<typeof english>;

const SIDE = table<SideWord>({
  top: '위쪽',
  right: '오른쪽',
  bottom: '아래쪽',
  left: '왼쪽',
});
/** The sides of a board have names of their own in Go. */
const OPEN_SIDE = table<SideWord>({
  top: '상변',
  right: '우변',
  bottom: '하변',
  left: '좌변',
});
