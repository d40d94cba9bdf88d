import { closeAll, codeOf, diagnostics, ok, open, same } from './help.ts';

describe('a fence in Markdown', () => {
  afterEach(closeAll);

  it('is judged where it stands', async () => {
    const { document } = await open('page.md');
    const list = await diagnostics(document.uri, (all) => all.some((d) => codeOf(d).startsWith('basic')));
    const found = list.find((d) => codeOf(d).startsWith('basic'));
    ok(found, 'no diagnostic');
    same(document.getText(found.range), 'B c2', 'the marked text');
  });
});
