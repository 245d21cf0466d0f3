export interface CopyOptions {
  /** The address of the copy, without a trailing slash. */
  readonly publicUrl: string
  /** The address of the server that takes the forms of the copy, without a trailing slash. */
  readonly backEnd: string | undefined
}

/** Parts of a query that select another page, which gets a folder of its own. All others need the server. */
const selecting = new Set(['apply', 'year', 'before', 'company'])

/** Whether an address, in any language, has no page in a copy. */
const needsServer = (address: string): boolean =>
  /^(?:\/[a-z]{2})?\/(?:search|receipt|admin|api|preview)(?=[/?]|$)/.test(address)

const splitQuery = (address: string) => {
  const [path = '', query] = address.replaceAll('&amp;', '&').split('?')
  const parts = [...new URLSearchParams(query)].filter(
    ([name, value]) => selecting.has(name) && /^[\w-]+$/.test(value),
  )
  return { path, parts }
}

/** An address with no more of its query than selects a page. */
export const selectedAddress = (address: string): string => {
  const { path, parts } = splitQuery(address)
  return parts.length === 0 ? path : `${path}?${new URLSearchParams(parts)}`
}

/** The address at which a plain file server has a page: `/career/apply-7` of `/career?apply=7`. */
export const staticAddress = (address: string): string => {
  const { path, parts } = splitQuery(address)
  return [path, ...parts.map(([name, value]) => `${name}-${value}`)].join('/')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Addresses of the site in HTML, XML and JSON: after a quote, in a list of pictures, in styles, or whole ones. */
const addresses = ({ publicUrl }: CopyOptions) =>
  new RegExp(String.raw`(?<=["']|, |url\(|${escaped(publicUrl)})\/(?!\/)(?:[^\s"'()<>,#\\&]|&amp;)*`, 'g')

/** The addresses of the site that a document refers to and that a copy can have. */
export const addressesIn = (text: string, options: CopyOptions): ReadonlyArray<string> =>
  [...text.matchAll(addresses(options))]
    .filter(([address]) => !needsServer(address))
    .map(([address]) => selectedAddress(address))

export const withStaticAddresses = (text: string, options: CopyOptions): string =>
  text.replaceAll(addresses(options), (address) =>
    address.includes('?') && !needsServer(address) ? staticAddress(address) : address,
  )

/** The contact details of the contact page, as HTML. */
export const contactDetailsIn = (html: string): string => /<dl\b.*?<\/dl>/s.exec(html)?.[0] ?? ''

/** Browsers apply these styles only where scripts are switched off, and not because a page has none. */
const scriptless = /\(scripting: ?none\)/g
/** A script lets browsers load these styles later; without scripts there is a second copy of them. */
const lateStyles = /<style data-late[^>]*>.*?<\/style><noscript>(.*?)<\/noscript>/gs
const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs
/** Tells search engines of a search at the address of the copy. */
const searchAction = /,"potentialAction":\{"@type":"SearchAction".*?"query-input":"[^"]*"\}/gs
/** The form beside the contact details. */
const enquirySection = /<section id="enquiry".*?<\/section>/gs
const postedForm = /<form[^>]*method="post".*?<\/form>/gs
const searchForm = /<form[^>]*role="search".*?<\/form>/gs
/** With the entry of a list that it may be alone in. */
const deadLink =
  /<li[^>]*><a\b[^>]*href="(?:\/[a-z]{2})?\/(?:search|receipt)[?"][^>]*>.*?<\/a><\/li>|<a\b[^>]*href="(?:\/[a-z]{2})?\/(?:search|receipt)[?"][^>]*>.*?<\/a>/gs
const servedForm = /<form[^>]*(?:method="post"|role="search")[^>]*>/g
const servedLink = /(?<=href=")(?=(?:\/[a-z]{2})?\/(?:search|receipt|admin)[/?#"])/g

/**
 * A page without scripts, which need the API. Its forms are posted to the back end; without one the contact details
 * stand in their place, and nothing leads to the search.
 */
export const withoutScripts = (html: string, contactDetails: string, backEnd: string | undefined): string => {
  const page = html
    .replaceAll(scriptless, 'all')
    .replaceAll(lateStyles, '$1')
    .replaceAll(scripts, '')
    .replaceAll(searchAction, '')
  return backEnd === undefined
    ? page
        .replaceAll(enquirySection, '')
        .replaceAll(postedForm, () => contactDetails)
        .replaceAll(searchForm, '')
        .replaceAll(deadLink, '')
    : page
        .replaceAll(servedForm, (form) => form.replace('action="/', `action="${backEnd}/`))
        .replaceAll(servedLink, backEnd)
}
