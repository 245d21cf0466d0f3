/** The parameters that mean the same in every language; filters are words of one. */
const languageNeutral = ['apply', 'applied', 'reference', 'sent', 'after', 'before', 'q', 'kind', 'year']

/** A company is named by its id, except by the filter of positions. */
const isNeutral = ([name, value]: [string, unknown]): boolean =>
  languageNeutral.includes(name) || (name === 'company' && /^\d+$/.test(String(value)))

/** The route of every path that no other route has. */
export const anyPath = '/$'

interface Match {
  readonly pathname: string
  readonly search: object
  readonly routeId?: string
  readonly loaderData?: unknown
}

/** Whether a path has neither a page of the product nor an own page. */
const isUnknown = ({ routeId, loaderData }: Match): boolean => routeId === anyPath && loaderData === undefined

/** The path of a page as the other languages show it. An unknown page leads home, as the root does. */
export const counterpartOf = (matches: ReadonlyArray<Match>): string => {
  const { pathname = '/', search = {} } = matches.findLast((match) => !isUnknown(match)) ?? {}
  const query = new URLSearchParams(Object.entries(search).filter(isNeutral))
  return query.size === 0 ? pathname : `${pathname}?${query}`
}
