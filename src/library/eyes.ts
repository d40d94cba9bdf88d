/** The reading of eyes, loaded when it is first asked for. */
import { finish } from '../go/task.ts';
import { eyeDetails, eyesIn, modeFor, type PlacedAnalysis, readEyes } from '../service/index.ts';
import { say, speakInFull } from '../words/index.ts';
import { type Spoken, saying } from './origins.ts';
import type { Eye } from './types.ts';

export function eyesOfEntry({ analysis }: PlacedAnalysis, n: number, spoken: Spoken): readonly Eye[] {
  speakInFull();
  const position = analysis.game.after(n);
  const store = eyesIn(position, modeFor(position), analysis.eyeValue);
  return saying(spoken, () =>
    finish(readEyes(store)).map((eye) => {
      const { diagonals, ...facts } = eyeDetails(eye, position);
      return { ...facts, diagonals: diagonals.map(({ why, ...one }) => ({ ...one, why: say(why) })) };
    }),
  );
}
