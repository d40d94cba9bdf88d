import type { Browser } from 'playwright-core';

export function findBrowser(): { path: string; origin: string; env: Record<string, string> };
export function launchBrowser(options?: { args?: string[]; headless?: boolean }): Promise<Browser>;
