/** Maximum lengths in characters. */
export const lengths = { line: 200, text: 20_000, address: 2_048 } as const
