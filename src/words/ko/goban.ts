import type { Explained } from '../define.ts';
import type { AxisWord, goban as english, SideWord } from '../en/goban.ts';
import { table } from '../fallback.ts';
import type { Translated } from '../message.ts';
import { COLOR, didYouMean, josa, list, number, quote, saying } from './grammar.ts';

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
    `${josa(quote(a.written), '은')} 수가 아닙니다. 수는 좌표(c4), 레이블, “pass”, “tenuki” 또는 “@N”으로 쓰며, 앞에 B나 W를 붙일 수 있습니다`,
  'move.color-alone': (a) => `“${a.color}” 뒤에 수를 써야 합니다`,
  'move.no-column-i': (a) => `i열은 없습니다. ${saying(a.meant)} 쓰려고 했습니까?`,
  'move.off-board': offBoard,
  'move.same-color': (a) =>
    `${josa(COLOR[a.color], '이')} 두 번 이어서 둡니다. 일부러 그런 것이라면 상대의 수로 “pass”나 “tenuki”를 쓰십시오`,

  'replay.unreadable': (a) =>
    `${josa(quote(a.written), '을')} 읽을 수 없습니다. 제4수를 제1수의 점에 두었다면 “4@1” 또는 “4 at 1”이라고 쓰십시오`,
  'replay.drawn': (a) => `제${a.number}수의 점은 이미 있습니다. Koban은 이 표기를 무시합니다`,
  'replay.later': (a) => `제${a.number}수를 제${a.at}수의 점에 둘 수 없습니다. 앞선 수의 점만 쓸 수 있습니다`,
  'replay.unknown': (a) => `제${a.at}수는 이 그림에 없습니다`,

  'moves.again-nowhere': (a) =>
    `제${a.move}수는 바둑판 위에 두지 않았으므로 @${a.move}에 해당하는 점이 없습니다`,
  'mark.unreadable': (a) =>
    `${josa(quote(a.written), '을')} 읽을 수 없습니다. 다음과 같이 쓰십시오: ${a.value}`,
  'mark.off-board': offBoard,
  'mark.second': (a) => `${a.point}에는 이미 표시가 있습니다. Koban은 첫 번째 표시를 그립니다`,

  'show.twice': (a) => `이 줄에 같은 말이 두 번 있습니다: ${a.word}. Koban은 첫 번째를 씁니다`,

  'expect.unreadable': (a) =>
    a.forms.length === 1
      ? `이 주장을 읽을 수 없습니다. 다음과 같이 쓰십시오: “${a.forms[0]}”`
      : `이 주장을 읽을 수 없습니다. 주장은 다음 중 하나로 씁니다: ${a.forms.map((form) => `“${form}”`).join('; ')}`,
  'expect.eye-worth': (a) =>
    `${josa(quote(a.written), '은')} 눈의 값도 종류도 아닙니다. “1+b”나 “2a” 같은 합, 또는 “proper”, “half”, “false”, “better than half” 같은 종류를 쓰십시오${didYouMean(a.near)}`,
  'expect.no-point': (a) => `${josa(quote(a.written), '은')} 좌표가 아닙니다`,
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

/** Why each is reported, and what to do. */
export const diagnostics = {
  'line.unreadable': [
    '이 줄은 바둑판의 행, 가장자리, `key: value` 줄, 주석(`;`), 제목(`#`) 가운데 어느 것도 아닙니다.',
    '주석은 `;`으로 시작하거나 빠진 키를 쓰십시오.',
  ],
  'entry.no-board': [
    '항목에 바둑판의 행도 `size:`도 `from:`도 없습니다.',
    '행을 그리거나 `size:` 또는 `from:`을 쓰십시오.',
  ],
  'field.unknown-key': ['그런 키는 없습니다.', '제안을 따르거나 표기법 문서에서 찾아보십시오.'],
  'field.duplicate': [
    '항목에 한 번만 쓸 수 있는 키가 두 번 있습니다. Koban은 첫 번째 것을 씁니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'field.empty': ['키에 값이 없습니다.', '값을 쓰거나 줄을 지우십시오.'],
  'field.value': ['키에 이 값을 쓸 수 없습니다.', '제안을 따르거나 메시지에 나온 값을 쓰십시오.'],
  'rule.unknown': ['이 식별자의 규칙은 없습니다.', '제안을 따르거나 규칙 가운데 하나를 고르십시오.'],
  'rule.duplicate': ['규칙이 두 번 나옵니다.', '둘 중 하나를 지우십시오.'],
  'rule.option-unknown': [
    '“with”나 “and” 뒤의 낱말은 이 규칙의 선택 항목이 아닙니다.',
    '제안을 따르거나 선택 항목 가운데 하나를 고르십시오.',
  ],
  'rule.option-value': [
    '선택 항목에 이 값을 쓸 수 없습니다.',
    '제안을 따르거나 메시지에 나온 값을 쓰십시오.',
  ],
  'rule.option-twice': ['변형에 같은 선택 항목이 두 번 있습니다.', '둘 중 하나를 지우십시오.'],
  'rule.naming': [
    '“rule:” 줄의 이름에 이미 다른 뜻이 있거나, 이름이 한 낱말이 아닙니다.',
    '다른 이름을 고르십시오.',
  ],
  'fence.open': [
    'Markdown 코드 블록을 닫는 줄이 없어 Koban은 그 뒤의 텍스트를 모두 그림으로 읽습니다.',
    '수정으로 코드 블록을 닫거나, 끝나야 할 곳에서 닫으십시오.',
  ],
  'entry.too-long': [
    '항목 하나에 키가 있는 줄이 20,000줄을 넘거나, 그 안의 낱말이 20,000개를 넘습니다. 문제 하나는 낱말 80개로 셉니다.',
    '여러 항목으로 나누십시오.',
  ],
  'title.second': ['항목에 제목이 두 개 있습니다.', '둘째 제목에 바둑판을 그리거나 지우십시오.'],
  'diagram.ragged-row': [
    '행의 점이 바둑판의 열보다 많거나 적습니다. Koban은 없는 점을 알 수 없는 점으로 보고, 남는 점은 무시합니다.',
    '점을 더하거나 지우십시오.',
  ],
  'diagram.unknown-glyph': [
    '행에 표기법에 없는 기호가 있습니다. Koban은 그 점을 알 수 없는 점으로 봅니다.',
    '`X`, `O`, `.`, `?`, 숫자, 글자, `*` 가운데 하나를 쓰십시오.',
  ],
  'diagram.gap': ['빈 줄이 바둑판을 나눕니다. Koban은 그 빈 줄을 건너뜁니다.', '빈 줄을 지우십시오.'],
  'diagram.second-board': [
    '항목에 바둑판이 두 개 있습니다. Koban은 두 번째 바둑판을 읽지 않습니다.',
    '제목(`# …`)으로 새 항목을 시작하십시오.',
  ],
  'diagram.missing-edge': [
    '일부 행에만 세로줄이 있는 쪽이 있습니다. Koban은 그쪽을 바둑판의 가장자리로 봅니다.',
    '빠진 세로줄을 그리거나 나머지를 지우십시오.',
  ],
  'diagram.too-large': ['바둑판이 52열이나 52행을 넘습니다.', '바둑판의 일부를 그리십시오.'],
  'coordinates.columns': [
    '열의 글자 수가 열의 수와 다릅니다. Koban은 글자를 무시합니다.',
    '글자를 고치십시오.',
  ],
  'coordinates.letter-i': [
    '열의 글자에 i가 있습니다. 바둑판의 좌표에는 i를 쓰지 않습니다.',
    '수정으로 글자를 고치십시오.',
  ],
  'coordinates.disagree': [
    '바둑판 위의 글자와 아래의 글자가 다릅니다. Koban은 먼저 나온 글자를 씁니다.',
    '두 줄 가운데 하나를 고치십시오.',
  ],
  'coordinates.rows': ['행 번호의 순서가 맞지 않습니다.', '번호를 고치십시오.'],
  'coordinates.place': [
    '좌표가 가리키는 위치가 가장자리와 크기가 가리키는 위치와 다릅니다.',
    '좌표, 가장자리, 크기 가운데 하나를 고치십시오.',
  ],
  'coordinates.range': [
    '좌표가 가장 큰 바둑판이나 적힌 크기를 넘습니다. Koban은 좌표를 무시합니다.',
    '좌표나 크기를 고치십시오.',
  ],
  'size.too-small': ['그린 열이나 행이 크기보다 많습니다.', '크기를 고치십시오.'],
  'size.mismatch': [
    '마주 보는 가장자리를 그렸지만 그 간격이 크기와 다릅니다.',
    '크기를 고치거나 가장자리 하나를 지우십시오.',
  ],
  'size.place-unknown': [
    '바둑판의 일부만 그렸고, 그 위치를 알려 주는 것이 없습니다.',
    '가장자리나 좌표를 그리십시오.',
  ],
  'size.unsaid': [
    '그림은 a1에서 시작하고 바둑판 전체일 수 있지만, 위쪽 변과 오른쪽 변이 열려 있습니다.',
    '수정으로 `size:`를 쓰십시오.',
  ],
  'size.open-sides': [
    '그림은 정사각형이고 바둑판 전체일 수 있지만, 가장자리가 없는 변이 있습니다.',
    '가장자리를 그리거나, 수정으로 `size:`를 쓰십시오. 바둑판의 일부라면 그대로 두어도 됩니다.',
  ],
  'digit.duplicate': [
    '같은 수를 두 번 그렸습니다. Koban은 첫 번째 것을 씁니다.',
    '같은 점에 나중에 둔 수는 `replays:`에 쓰십시오.',
  ],
  'digit.missing': [
    '그린 수 사이에 빠진 번호가 있습니다.',
    '그 수를 그리거나, 제1수의 점에 두었다면 `replays: 3@1`이라고 쓰십시오.',
  ],
  'label.duplicate': [
    '같은 레이블을 두 번 그렸습니다. Koban은 첫 번째 것을 씁니다.',
    '다른 글자를 고르십시오. 돌은 대문자입니다.',
  ],
  'label.small-stone': [
    '돌 사이에 소문자 `x`나 `o`가 하나만 있습니다. Koban은 레이블로 읽지만, 그 레이블을 쓰는 수나 주장이 없습니다.',
    '돌을 뜻했다면 수정을 쓰십시오.',
  ],
  'label.small-stones': [
    '소문자 `x`나 `o`를 두 번 이상 그렸습니다. Koban은 첫 번째 것을 레이블로 읽습니다.',
    '수정으로 모두 돌로 쓰십시오.',
  ],
  'label.unknown': ['수나 주장이 그림에 없는 레이블을 씁니다.', '레이블을 그리거나 좌표를 쓰십시오.'],
  'move.unreadable': [
    '이 텍스트는 수가 아닙니다.',
    '좌표(`c4`), 레이블, `pass`, `tenuki`, `@N` 가운데 하나를 쓰십시오. 앞에 `B`나 `W`를 붙일 수 있습니다.',
  ],
  'move.color-alone': ['색 뒤에 수가 없습니다.', '수를 쓰거나 색을 지우십시오.'],
  'move.no-column-i': ['i열은 없습니다.', '수정으로 j를 쓰십시오.'],
  'move.same-color': [
    '두 색의 수가 있는 수순에서 한 색의 수가 이어서 두 번 나옵니다.',
    '빠진 수, `pass`, `tenuki` 가운데 하나를 쓰십시오.',
  ],
  'move.off-board': [
    '그 점은 그린 바둑판에 없습니다.',
    '좌표를 고치거나, 그림 밖의 수라면 `tenuki`라고 쓰십시오.',
  ],
  'replay.unreadable': ['이 텍스트는 `replays:`의 표기가 아닙니다.', '`4@1` 또는 `4 at 1`이라고 쓰십시오.'],
  'replay.drawn': [
    '숫자를 그렸으므로 그 수의 점은 이미 정해져 있습니다.',
    '`replays:`의 표기나 숫자를 지우십시오.',
  ],
  'replay.later': ['앞선 수의 점에만 다시 둘 수 있습니다.', '번호를 고치십시오.'],
  'replay.unknown': ['`@` 뒤의 수를 그리지 않았습니다.', '번호를 고치십시오.'],
  'moves.again-nowhere': ['`@N`이 바둑판 위에 두지 않은 수를 가리킵니다.', '점을 쓰십시오.'],
  'mark.unreadable': ['이 줄에는 점, 글자를 붙인 점, 점의 쌍을 씁니다.', '메시지에 나온 대로 쓰십시오.'],
  'mark.off-board': ['그린 바둑판 밖에 표시가 있습니다.', '좌표를 고치십시오.'],
  'mark.second': [
    '한 점에 모양이나 글자가 두 개 있습니다. Koban은 첫 번째 것을 그립니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'show.twice': [
    '`show:` 줄에 같은 낱말이 두 번 있습니다. Koban은 첫 번째 것을 씁니다.',
    '둘 중 하나를 지우십시오.',
  ],
  'expect.unreadable': ['이 텍스트는 주장이 아닙니다.', '메시지에 나온 형식 가운데 하나로 쓰십시오.'],
  'expect.eye-worth': [
    '`is` 뒤의 텍스트는 눈의 값도 종류도 아닙니다.',
    '`1+b` 같은 합이나 `better than half` 같은 종류를 쓰십시오.',
  ],
  'expect.no-point': ['이 텍스트는 점이 아닙니다.', '좌표나 레이블을 쓰십시오.'],
  'expect.off-board': ['그 점은 그린 바둑판에 없습니다.', '좌표를 고치십시오.'],
} satisfies Explained;
