import type { Explained } from '../define.ts';
import type { written as english } from '../en/written.ts';
import type { Translated } from '../message.ts';
import { COLOR, josa, list, moment, number, positionAt, quote } from './grammar.ts';
import { recreates } from './rules.ts';

const often = (times: number) => (times < 2 ? '' : `. ${number(times)}번째입니다`);

const OUTCOME = {
  draw: () => '무승부입니다',
  'no-result': () => '승패 없이 대국이 끝납니다',
  loss: (player: string) => `${josa(player, '이')} 집니다`,
  win: (player: string) => `${josa(player, '이')} 이깁니다`,
};

/** What a rule that an author has written says of a move. */
export const written = {
  'written.title': (a) => a.title,
  'written.clause': (a) => `${a.line}번째 줄, ${quote(a.text, 200)}`,
  'written.retake': (a) =>
    a.atOnce
      ? '방금 한 점을 따낸 돌 한 점을 곧바로 되따냅니다'
      : `${josa(moment(a.of), '으로')} 한 점을 따낸 돌 한 점을 되따냅니다`,
  'written.recreates': (a) =>
    `${recreates(a)}${a.by === 'same' ? '. 그 국면은 같은 쪽이 만든 것입니다' : a.by === 'opponent' ? '. 그 국면은 상대가 만든 것입니다' : ''}${a.sameTurn ? '. 둘 차례도 같습니다' : ''}${often(a.times)}`,
  'written.repeats': (a) =>
    `${josa(moment(a.of), '을')} 되풀이합니다. 두기 전과 둔 뒤의 바둑판이 모두 같습니다${often(a.times)}`,
  'written.ends': (a) =>
    `${a.reason}. ${a.agreed ? '양쪽이 동의하면 ' : ''}${OUTCOME[a.outcome](COLOR[a.player])}${a.agreed ? '. 동의하는지는 Koban이 알 수 없습니다' : ''}`,
  'written.unread': (a) =>
    `Koban이 ${quote(a.rule)}의 ${list(a.lines.map(String))}번째 줄을 읽을 수 없어, 이 규칙으로는 아무것도 판정하지 않습니다`,
  'written.uncounted': (a) => `${positionAt(a.of)}을 반복하지만, 그것에 적용되는 조항이 규칙에 없습니다`,
} satisfies Translated<typeof english>;

/** Why each is reported, and what to do. */
export const diagnostics = {
  'written.retake': [
    '직접 쓴 규칙의 조항이 패를 되따내는 것을 금지합니다.',
    '먼저 다른 곳에 두거나, 이 수가 금지된다고 주장하십시오. 메시지에 조항과 그 줄이 있습니다.',
  ],
  'written.recreation': [
    '직접 쓴 규칙의 조항이 이전 국면이나 상황을 다시 만드는 것을 금지합니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오. 메시지에 조항과 그 줄이 있습니다.',
  ],
  'written.repetition': [
    '직접 쓴 규칙의 조항이 앞선 착수를 되풀이하는 것을 금지합니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오. 메시지에 조항과 그 줄이 있습니다.',
  ],
  'written.also': [
    '직접 쓴 규칙이 다른 규칙의 금지를 따르는데, 그 규칙이 이 착수를 금지합니다.',
    '다른 곳에 두거나, 이 수가 금지된다고 주장하십시오.',
  ],
  'written.ends': [
    '직접 쓴 규칙의 조항에 따라 이 착수로 대국이 끝납니다.',
    '`move 2 ends`를 주장하거나, 한쪽이 수를 바꾸게 하십시오.',
  ],
  'written.unread': [
    '규칙에 Koban이 읽을 수 없는 줄이 있어, 이 규칙으로는 어떤 수도 판정하지 않습니다.',
    '줄을 고치십시오. [문법](rule-text.md)을 보십시오.',
  ],
} satisfies Explained;
