import { allItems } from '#domain/content/list/all-items.ts'
import type { MakeDocument } from './seo-document.ts'

/** Crawlers leave alone every path that begins with one of these, such as `/administration`. */
const closed = ['/admin', '/api']

/** Closes what is not public to crawlers, except own pages whose addresses begin alike: a longer rule is stronger. */
export const robots: MakeDocument = async ({ publicUrl, read }) => {
  const pages = await allItems((at) => read.list('page', at))
  const open = pages.filter(({ address }) => closed.some((path) => address.startsWith(path)))
  return {
    type: 'text/plain; charset=utf-8',
    text: [
      'User-agent: *',
      ...open.map(({ address }) => `Allow: ${address}`),
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    shows: ['page'],
  }
}
