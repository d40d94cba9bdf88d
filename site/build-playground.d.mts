export function buildPlayground(out: string): Promise<void>;
