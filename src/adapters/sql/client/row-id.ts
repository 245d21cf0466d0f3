/** The number behind an id; of a text that cannot be one, a number that no row has. */
export const rowId = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0)
