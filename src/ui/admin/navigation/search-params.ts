/** What the router keeps of an address after its `?`: plain texts, so that `?q=2030` stays as it was typed. */
export type SearchParams = Readonly<Record<string, unknown>>

export const parseSearchParams = (search: string): SearchParams =>
  Object.fromEntries(new URLSearchParams(search))

/** Leaves out what is not set, so that the usual list has the plain address. */
export const stringifySearchParams = (params: SearchParams): string => {
  const kept = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      kept.set(name, String(value))
  }
  const search = kept.toString()
  return search === '' ? '' : `?${search}`
}
