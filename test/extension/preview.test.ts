import MarkdownIt from 'markdown-it';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as drawing from '../../src/extension/drawing.ts';
import { loadDrawingBy } from '../../src/extension/lazy.ts';
import { serveNotebooks } from '../../src/extension/preview/notebooks.ts';
import { Preview } from '../../src/extension/preview/preview.ts';
import { BASIC_KO } from '../fixtures/boards.ts';
import { type Desk, newDesk } from './fake-vscode.ts';

loadDrawingBy(() => drawing);

let desk: Desk;
let preview: Preview;
let markdown: MarkdownIt;
beforeEach(() => {
  desk = newDesk();
  preview = new Preview();
  markdown = preview.extendMarkdownIt(new MarkdownIt());
});
afterEach(() => preview.dispose());

const PAGE = `\`\`\`goban\n# Ko\n${BASIC_KO}\nmoves: W b2 B c2\n\`\`\`\n`;
const ever = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};
const isForbidden = () =>
  markdown.render(PAGE, { currentDocument: desk.uri('page.md') }).includes('forbidden');
const refreshed = (times: number) => ever(() => desk.executed.length >= times);

describe('the Markdown preview', () => {
  it('judges by the project of the folder, as the editor and the command line do', async () => {
    desk.koban = { rules: ['basic'] };
    desk.files.set('/desk/koban.json', '{ "rules": "none" }');
    expect(isForbidden()).toBe(true);
    await refreshed(1);
    expect(isForbidden()).toBe(false);
    desk.files.set('/desk/koban.json', '{ "rules": "psk" }');
    desk.project.fire(desk.uri('koban.json'));
    await refreshed(2);
    isForbidden();
    await refreshed(3);
    expect(isForbidden()).toBe(true);
  });

  it('is rendered once where the folder has no project', async () => {
    desk.koban = { rules: ['none'] };
    expect(isForbidden()).toBe(false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(desk.executed).toEqual([]);
  });
});

describe('the page of a notebook', () => {
  it('is told the settings of its folder under the project there, whenever they change', async () => {
    desk.koban = { rules: ['basic'], language: 'auto' };
    desk.files.set('/desk/koban.json', '{ "rules": "none" }');
    const notebooks = serveNotebooks();
    const [open, closed] = [false, true].map((isClosed) => ({
      notebook: { uri: desk.uri('cells.ipynb'), isClosed },
    }));
    const told = (rules: unknown, editor: unknown) => ({
      message: { type: 'settings', koban: { rules, language: 'auto' }, language: 'en' },
      editor,
    });
    for (const editor of [open, closed]) desk.fromPage.fire({ editor, message: { type: 'settings' } });
    desk.fromPage.fire({ editor: open, message: { type: 'nonsense' } });
    await ever(() => desk.toPages.length === 2);
    expect(desk.toPages).toEqual([told('none', open), told('none', closed)]);
    desk.files.delete('/desk/koban.json');
    desk.project.fire(desk.uri('koban.json'));
    await ever(() => desk.toPages.length === 3);
    expect(desk.toPages[2]).toEqual(told(['basic'], open));
    notebooks.dispose();
  });
});
