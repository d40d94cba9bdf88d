import { describe, expect, test } from 'vitest';
import {
  callsKo,
  koSaid,
  type ProblemMark,
  problemMark,
} from '../../../src/service/analysis/problem-marks.ts';

/** Comments as books and sites write them. */
const PHRASES: readonly (readonly [ProblemMark | null, readonly string[]])[] = [
  [
    'right',
    [
      ...[
        'RIGHT',
        'RIGHT\nBlack lives',
        'Well played. RIGHT',
        'Correct',
        'Correct!',
        '+ Correct',
        'correct.',
      ],
      ...[
        'Correct answer',
        'The correct move',
        'This is correct.',
        'That is the right answer',
        'Right',
        'Solution',
      ],
      ...[
        'Solution 2',
        'Success',
        'Well done!',
        'Correct, no ko',
        'Correct. Ko',
        'Correct - ko',
        'Black lives. Correct.',
      ],
      ...[
        'Correct! No move is needed.',
        'Correct. B2 would be wrong',
        'Right; White is dead. The wrong move is B2',
      ],
      ...[
        'B2 would be wrong. Correct!',
        'Correct because White has no liberties',
        'Correct: White is dead',
        '(Correct)',
      ],
      ...[
        '正解',
        '正解 コウ',
        '正解。黒生き',
        '正解図',
        '正解です',
        '正解1',
        'これは正解です',
        '正確',
        '正确',
        '正确！',
        '正确答案',
      ],
      ...[
        '答案',
        '答案正确',
        '答案1',
        '答对了',
        '对',
        '对了',
        '正解：白死',
        '정답',
        '정답입니다',
        '정답!',
        '정해도',
        '성공',
        '성공 패',
      ],
    ],
  ],
  [
    'wrong',
    [
      ...[
        'WRONG',
        'Wrong',
        'Wrong.',
        'Wrong, White lives',
        'Wrong - White lives',
        'Incorrect',
        'incorrect!',
        'Failure',
      ],
      ...[
        'Not correct',
        'Not right',
        'This is not the right move',
        'This is wrong',
        "That isn't correct",
        'Failed',
        'Mistake',
      ],
      ...[
        'No, wrong.',
        'The wrong move',
        'Also wrong',
        'Wrong direction',
        'Wrong because White lives',
        'No good',
        '- wrong',
      ],
      ...[
        '不正解',
        '失敗',
        '失敗。白生き',
        '失敗図',
        '失败',
        '失败图',
        '失败,活了',
        '错误',
        '錯誤',
        '不正确',
        '不正確',
        '不对',
        '不對',
      ],
      ...[
        '错了',
        '答案不对',
        '失敗です',
        '正解ではない',
        '正解ではありません',
        '間違い',
        '실패',
        '실패도',
        '오답',
        '오답입니다',
      ],
      ...['틀렸습니다', '정답이 아닙니다', '정답 아님', '실패 백 삶'],
    ],
  ],
  [
    'unclear',
    [
      ...[
        'Almost right',
        'Almost right, but White lives',
        'Nearly correct',
        'Correct is B1',
        'Correct: B1',
        'The wrong move is B2',
      ],
      ...[
        'B2 would be wrong',
        'Would be right if White had no stone at C3',
        'Right?',
        'Correct, but B2 is better',
        'Half right',
      ],
      ...[
        'Correct. But White lives',
        'The solution is B1',
        'Correct. Wrong.',
        'This would be correct',
        'Not the only right move',
      ],
      ...[
        'If White plays B1, wrong',
        'Correct, if White has no ko threat',
        "It isn't wrong",
        'Is this the correct move?',
        'NOT RIGHT AT ALL',
      ],
      ...[
        '没错',
        '不错',
        '并非正解',
        '正解に見える',
        'ほぼ正解',
        '正解はB1',
        '正解だが',
        '一見正解',
        '几乎正确',
        '正确的是B1',
        '似乎正确',
      ],
      ...['정답이 아닌 수', '거의 정답', '정답은 B1', '정답처럼 보이지만', '오답이 아니다', '错误？'],
    ],
  ],
  ['shown', ['Variation', 'Variation 2', '变化', '变化图', '変化', '変化図1', '변화도']],
  [
    null,
    [
      ...[
        '',
        'Black lives',
        'White captures on the right side',
        'Right here, White plays',
        'goal: kill b19',
        'An empty triangle',
      ],
      ...['黒先', '白生き', '흑 선', '对杀', '패'],
    ],
  ],
];

describe('what a comment says of a first move', () => {
  for (const [mark, phrases] of PHRASES)
    test(String(mark), () => {
      expect(phrases.map((one) => [one, problemMark(one)])).toEqual(phrases.map((one) => [one, mark]));
    });

  /** What takes a verdict back, or makes it one of another move, by language. */
  const TURNED: readonly (readonly [RegExp, readonly ((phrase: string) => string)[]])[] = [
    [
      /^[\0-\u024f]+$/u,
      [
        (one) => `Almost ${one}`,
        (one) => `It would be ${one}`,
        (one) => `${one.replace(/[.!]+$/u, '')}?`,
        (one) => `${one.replace(/[.!]+$/u, '')}, but not quite`,
        (one) => `${one.replace(/[.!]+$/u, '')}. However, look again`,
        (one) => `If White answers elsewhere, ${one}`,
        (one) => `C3 is not ${one}`,
        (one) => `${one.replace(/[.!]+$/u, '')}: B1`,
      ],
    ],
    [
      /[\u3040-\u9fff]/u,
      [(one) => `ほぼ${one}`, (one) => `并非${one}`, (one) => `${one}？`, (one) => `如果白应，${one}`],
    ],
    [/[\uac00-\ud7af]/u, [(one) => `거의 ${one}`, (one) => `${one}?`, (one) => `${one}. 하지만 백이 산다`]],
  ];

  test('is never read when it is turned round', () => {
    let [count, unclear] = [0, 0];
    for (const [mark, phrases] of PHRASES)
      for (const phrase of phrases) {
        // One sentence, since what stands in another one stands.
        if ((mark !== 'right' && mark !== 'wrong') || /[.;!。！:：,-]\s*\S|\n|because/u.test(phrase))
          continue;
        for (const [isWritten, ways] of TURNED)
          if (isWritten.test(phrase))
            for (const turned of ways) {
              const text = turned(phrase);
              const said = problemMark(text);
              expect([text, said === 'right' || said === 'wrong']).toEqual([text, false]);
              if (said === 'unclear') unclear++;
              count++;
            }
      }
    expect(count).toBeGreaterThan(300);
    expect(unclear / count).toBeGreaterThan(0.98);
  });
});

describe('what a comment says of a ko', () => {
  const SAID: readonly (readonly ['ko' | 'none' | null, readonly string[]])[] = [
    [
      'ko',
      ['Ko', 'Correct. Ko', '正解 コウ', '劫', '패', 'Black wins the ko', 'No ko here. Later it is a ko'],
    ],
    [
      'none',
      [
        ...[
          'no ko',
          'Correct, no ko',
          'White to kill. No ko!',
          'without a ko',
          'This is not a ko',
          "It isn't ko",
          'avoids the ko',
        ],
        ...[
          'コウではない',
          'コウにならない',
          'コウなし',
          '无劫',
          '不是劫',
          '没有劫',
          '패가 아닙니다',
          '패 없이',
        ],
      ],
    ],
    [null, ['Correct', '실패', 'Kosumi', '正解', '패턴']],
  ];

  for (const [said, phrases] of SAID)
    test(String(said), () => {
      expect(phrases.map((one) => [one, koSaid(one)])).toEqual(phrases.map((one) => [one, said]));
    });

  test('is that a move is one only where it says nothing else', () => {
    const calls = ['Correct - ko', 'Correct. Ko', 'Ko', 'Correct, it is a ko', '正解 コウ', '正解劫', '패'];
    const others = [
      'Correct, no ko',
      'Correct. White has no ko threats',
      'The ko comes later',
      'Wins the ko',
      '无劫',
    ];
    expect(calls.filter((one) => !callsKo(one))).toEqual([]);
    expect(others.filter(callsKo)).toEqual([]);
  });
});
