/** Parses an id; returns 0, which no row has, if it is not a number. */
export const rowId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0)
