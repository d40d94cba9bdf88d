import type { SgfText } from '../../../src/notation/sgf/index.ts';

/** The text of a tree from its tokens and what is between them: byte for byte what was read. */
export function printTokens(sgf: SgfText): string {
  const { text } = sgf;
  let at = 0;
  let out = '';
  const upTo = (offset: number) => {
    out += text.slice(at, Math.max(at, offset));
    at = Math.max(at, offset);
  };
  for (let node = 0; node < sgf.nodeCount; node++) {
    upTo(sgf.nodeSpan(node).start);
    for (let p = sgf.firstProperty(node); p < sgf.endProperty(node); p++) {
      upTo(sgf.nameSpan(p).start);
      out += sgf.written(p);
      at = sgf.nameSpan(p).end;
      for (let v = sgf.firstValue(p); v < sgf.endValue(p); v++) {
        const { start, end } = sgf.innerSpan(v);
        upTo(start);
        out += sgf.value(v);
        at = end;
      }
    }
  }
  upTo(text.length);
  return out;
}
