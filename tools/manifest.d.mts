export const NLS_LOCALES: Readonly<Record<string, string | null>>;
export function nlsFile(language: string): string;
export function nlsOf(language?: string): Record<string, string> | null;
// biome-ignore lint/suspicious/noExplicitAny: what a manifest has is VS Code's business
export function readManifest(language?: string): any;
