export * from './generated/boards.ts';
