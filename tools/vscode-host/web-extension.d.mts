import type { Page } from 'playwright-core';

export function serveFiles(root: string): Promise<{ authority: string; close(): Promise<void> }>;
export function loadWebExtension(page: Page, files: { authority: string }, testsPath: string): Promise<void>;
