import { describe, expect, it } from 'vitest';
import { recordsInHtml } from '../../src/document/html.ts';
import { koban, kobanLater } from './run.ts';

const PAGE = `<!DOCTYPE html>
<p>for (;;) { B[1] } is a loop (;-)</p>
<script type="application/x-go-sgf">
(;GM[1]FF[4]SZ[9]
;B[cc];W[cc])
</script>
<div data-sgf="(;GM[1]SZ[9]C[a &quot;ko&quot; &amp; so on];B[ee];W[zz])"></div>
<script>const a = "(;SZ[9]\\n;B[aa])";</script>
<pre>
(;SZ[9]AB[dd]) (;SZ[9]AW[ee])
</pre>
`;

describe('records in HTML', () => {
  it('stand in elements and attributes, and nowhere else', () => {
    expect(recordsInHtml(PAGE).map(({ start, end }) => PAGE.slice(start, end).trim())).toEqual([
      '(;GM[1]FF[4]SZ[9]\n;B[cc];W[cc])',
      '(;GM[1]SZ[9]C[a &quot;ko&quot; &amp; so on];B[ee];W[zz])',
      '(;SZ[9]AB[dd]) (;SZ[9]AW[ee])',
    ]);
  });

  it('are checked at their places', async () => {
    const { out } = await kobanLater(['check', 'a.html'], { 'a.html': PAGE });
    expect(out).toMatch(/a\.html:5:8: error: .*play\.occupied/);
    expect(out).toMatch(/a\.html:7:68: error: .*sgf\.off-board/);
    expect(out.match(/ error: /g)).toHaveLength(2);
  });

  it('are judged, converted and found, with the characters that entities mean', async () => {
    const judged = await kobanLater(['judge', 'a.html'], { 'a.html': PAGE });
    expect(JSON.parse(judged.out).files[0].entries).toHaveLength(4);
    const { out } = koban(['convert', '--to', 'goban', 'a.html'], { 'a.html': PAGE });
    expect(out).toContain('a "ko" & so on');
    expect(out.match(/^size: 9|^\+-/gm)?.length).toBeGreaterThan(3);
  });

  it('a page without one is no record', async () => {
    const page = '<p>Only text: [x] (;</p>\n';
    expect((await kobanLater(['check', 'a.html'], { 'a.html': page })).out).toContain('no errors');
  });
});

describe('entries in other texts', () => {
  const ENTRY =
    '. X O .\nX . X O\n. X O .\nedges: all\nmoves: W b2 B c2\nexpect: move 2 forbidden under basic\n';
  it.each([
    ['a.org', `* Ko\n\n#+begin_src goban\n# Ko\n${ENTRY}#+end_src\n\nText: more.\n`],
    ['a.adoc', `= Ko\n\n[source,goban]\n----\n# Ko\n${ENTRY}----\n\nText: more.\n`],
    [
      'a.rst',
      `Ko\n==\n\n.. code-block:: goban\n\n${`# Ko\n${ENTRY}`.replace(/^/gm, '   ')}\n\nText: more.\n`,
    ],
  ])('of %s are found, and nothing else is reported', async (name, text) => {
    const { out } = await kobanLater(['check', name], { [name]: text });
    expect(out).toBe('1 file, 1 claim holds\n');
  });
});
