import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser.mjs';
import { Project } from './installed.ts';

const TITLE = '# <img src=x onerror=alert(1)>';
const KO = '. X O .\nX . X O\n. X O .\nedges: all\nrules: basic\n';

const project = new Project();
let viewer: ChildProcess;
let browser: Browser;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  const file = project.write('kos.goban', `${TITLE}\n${KO}moves: W b2\n\n# Other\n${KO}moves: W b2 B b3\n`);
  viewer = spawn(process.execPath, [project.package('cli/cli.js'), 'view', '--no-open', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(viewer.stdout!, 'data');
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(String(address).trim());
});
afterAll(async () => {
  await browser?.close();
  viewer.kill();
  project.remove();
});

it('shows boards that follow the file as it is saved, and leaves the others where they are', async () => {
  const [first, other] = [page.locator('koban-board').first(), page.locator('koban-board').last()];
  await other.getByRole('button', { name: 'Back' }).click();
  await other.getByText('1 / 2').waitFor();
  project.write('kos.goban', `${TITLE}\n${KO}moves: W b2 B c2\n\n# Other\n${KO}moves: W b2 B b3\n`);
  await first.getByText('2 / 2').waitFor();
  expect(await other.locator('.count').textContent()).toBe('1 / 2');
  expect(await first.locator('.koban-title').textContent()).toBe(TITLE.slice(2));

  project.write('kos.goban', '');
  await page.getByRole('status').filter({ hasText: 'There is no diagram' }).waitFor();
  expect(await page.locator('koban-board').count()).toBe(0);
  expect(wrong).toEqual([]);
});
