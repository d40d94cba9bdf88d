import type { Diagnosis } from '../../service/index.ts';

/** What is printed of each file. */
export type Report = readonly { readonly file: string; readonly diagnostics: readonly Diagnosis[] }[];
