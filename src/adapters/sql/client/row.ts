/** A row of a query, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>
