export * from './generated/page.ts';
