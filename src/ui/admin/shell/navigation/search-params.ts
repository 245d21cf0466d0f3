/** The search parameters of an address as plain text, so that `?q=2030` stays a text. */
export type SearchParams = Readonly<Record<string, unknown>>

export const parseSearchParams = (search: string): SearchParams =>
  Object.fromEntries(new URLSearchParams(search))

/** Leaves out unset values, so that the default list has a plain address. */
export const stringifySearchParams = (params: SearchParams): string => {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      given.set(name, String(value))
  }
  const search = given.toString()
  return search === '' ? '' : `?${search}`
}
