import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { parseSenseis } from '../src/notation/senseis/parse.ts';
import { printGoban } from '../src/notation/targets/goban.ts';
import { printAscii } from '../src/notation/targets/ascii.ts';
import { printIgo, printPsgo } from '../src/notation/targets/latex.ts';
import { printTypst, typstPrelude } from '../src/notation/targets/typst.ts';
import { figureOf } from '../src/notation/figure.ts';
test('x', () => {
  const t = `$$Wc A [joseki] variation 100% & \\ more\n$$  ------------------\n$$ | . . . . . . . . .\n$$ | Z P Q @ C S . . Y\n$$ | B # T 3 X d ? . .\n$$ | . M O 1 O # . . .\n$$ | . . 4 2 W c . . .\n$$ | . . _ X a . . . .\n$$ [a|Page]\n$$ {AR C15 E15} {LN 1:1 4:4}`;
  const f = figureOf(parseSenseis(t))!;
  const t2 = `$$B9 Small\n$$  -------------------\n` + Array.from({length: 9}, (_, i) => `$$ | ${'. X O . . 1 a . .'.replace('1', i === 4 ? '1' : '.').replace('a', i === 5 ? 'a' : '.')} |\n`).join('') + `$$  -------------------\n`;
  const g = figureOf(parseSenseis(t2))!;
  for (const p of [printGoban, printAscii, printPsgo, printIgo, printTypst]) { const q = p(f); console.log(q.text, q.lost.map((l) => `${l.code} ${l.message}`)); }
  writeFileSync('/tmp/conv-typst/a.typ', `${typstPrelude()}\n${printTypst(f).text}\n${printTypst(g).text}`);
  writeFileSync('/tmp/conv-tex/psgo.tex', `\\documentclass{article}\n\\usepackage{psgo}\n\\begin{document}\n${printPsgo(f).text}\n${printPsgo(g).text}\n\\end{document}\n`);
  writeFileSync('/tmp/conv-tex/igo.tex', `\\documentclass{article}\n\\usepackage{igo}\n\\begin{document}\n${printIgo(f).text}\n${printIgo(g).text}\n\\end{document}\n`);
});
