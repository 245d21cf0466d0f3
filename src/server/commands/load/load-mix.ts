import { contentEndpoints, endpoints, enquiryWire } from '#adapters/http/endpoints.ts'

export interface Asked {
  /** What the figures stand under. */
  readonly name: string
  readonly path: string
  /** Sent as JSON; nothing where it is a read. */
  readonly body?: unknown
}

const page = (path: string): Asked => ({ name: path, path })

/** What a visitor's minute is made of, roughly: pages, and the lists behind them. */
const reads = (calls: string): ReadonlyArray<Asked> => {
  const list = (path: string) => ({ name: `list ${path}`, path: `${calls}${path}?page=1&size=10` })
  return [
    page('/'),
    list(contentEndpoints.newsArticle.list),
    // An id that is not there shows the first article.
    page('/newsinsights/1'),
    page('/'),
    page('/career'),
    list(contentEndpoints.career.list),
    page('/'),
    page('/about'),
    page('/contact'),
  ]
}

const { firstName, lastName, email, phone, location, message, type } = enquiryWire

const enquiry = (calls: string): Asked => ({
  name: `write ${endpoints.enquirySend}`,
  path: calls + endpoints.enquirySend,
  body: {
    [firstName]: 'Load',
    [lastName]: 'Test',
    [email]: 'load-test@example.com',
    [phone]: '33104558',
    [location]: 'Bahrain',
    [type]: 'General',
    [message]: 'This was sent by npm run loadtest.',
  },
})

/** One round; whoever has come to its end begins anew. */
export const loadMix = (product: string, writes: boolean): ReadonlyArray<Asked> => {
  const calls = `/api/${product}`
  return writes ? [...reads(calls), enquiry(calls)] : reads(calls)
}
