export * from './generated/playground.ts';
