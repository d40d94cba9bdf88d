export const GROUPS: readonly { readonly title: string; readonly rows: readonly (readonly string[])[] }[];
export const EXAMPLES: Readonly<Record<string, unknown>>;
export const WITHOUT_EXAMPLE: readonly (readonly string[])[];
export const REFUSALS: readonly (readonly string[])[];
export const LOSSES: readonly (readonly string[])[];
