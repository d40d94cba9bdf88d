import { readdirSync, readFileSync } from 'node:fs';
import { hostOf } from '../../src/document/hosts.ts';
import { openDocument } from '../../src/document/index.ts';
import type { Sequence } from '../../src/protocol/player.ts';
import { analyse, DEFAULT_SETTINGS, finishFindings, sequenceAt } from '../../src/service/index.ts';
import { sampled } from '../runs.ts';
import { TRIPLE_KO as TRIPLE_KO_BOARD } from '../service/marked.ts';

/** The sequence of each entry of a text, all searches that diagnostics wait for done. */
export function sequencesOf(text: string, name = 'x.goban'): Sequence[] {
  const document = analyse(openDocument(`test:///${name}`, 1, hostOf(name, text), text), DEFAULT_SETTINGS);
  return document.entries.map(({ analysis, index }) => {
    finishFindings(analysis);
    return sequenceAt(document, { entry: index })!.sequence;
  });
}

/** Three kos, in an arrangement of our own; the sixth play brings the start back. */
export const TRIPLE_KO = sequencesOf(`# Triple ko
rules: psk
${TRIPLE_KO_BOARD}
moves: B d6 W b5 B f6 W d5 B b6 W f5
`)[0]!;

export function examples(): string[] {
  const names = readdirSync('examples').filter((name) => /\.(md|goban)$/.test(name) && name !== 'README.md');
  return sampled(1, names).map((name) => `examples/${name}`);
}

export function read(name: string): string {
  return readFileSync(name, 'utf8');
}
