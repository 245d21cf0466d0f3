import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { enquiryWire, mailEndpoints } from '#adapters/http/mail-endpoints.ts'

export interface LoadRequest {
  /** Its row in the report. */
  readonly name: string
  readonly path: string
  /** Posted as JSON; without a body the request is a GET. */
  readonly body?: unknown
}

const page = (path: string): LoadRequest => ({ name: path, path })

/** Roughly what a visitor requests in a minute: pages, and lists. */
const reads = (api: string): ReadonlyArray<LoadRequest> => {
  const list = (path: string) => ({ name: `list ${path}`, path: `${api}${path}?page=1&size=10` })
  return [
    page('/'),
    list(contentEndpoints.newsArticle.list),
    // An unknown id shows the first article.
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

const enquiry = (api: string): LoadRequest => ({
  name: `write ${mailEndpoints.enquirySend}`,
  path: api + mailEndpoints.enquirySend,
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

/** The requests of one round, which each connection repeats. */
export const loadMix = (product: string, writes: boolean): ReadonlyArray<LoadRequest> => {
  const api = `/api/${product}`
  return writes ? [...reads(api), enquiry(api)] : reads(api)
}
