/** The parameters that mean the same in every language; filters are words of one. */
const kept = ['apply', 'applied', 'reference', 'sent', 'after', 'before', 'q', 'kind', 'year', 'company']

interface Match {
  readonly pathname: string
  readonly search: object
  readonly status?: string
}

/** The path of a page as the other languages show it. An unknown page leads home, as the root does. */
export const counterpartOf = (matches: ReadonlyArray<Match>): string => {
  const { pathname = '/', search = {} } = matches.findLast(({ status }) => status !== 'notFound') ?? {}
  const query = new URLSearchParams(Object.entries(search).filter(([name]) => kept.includes(name)))
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
