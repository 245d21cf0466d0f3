import { feedPaths } from './feed-paths.ts'

/** The pages that every site has. */
export const fixedPages = [
  '/',
  '/about',
  '/services',
  '/career',
  '/news',
  '/contact',
  '/search',
  '/receipt',
] as const

/** Paths that the server handles itself. */
export const serverPaths = {
  ...feedPaths,
  companies: '/companies',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
  preview: '/preview',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  pagesSitemap: '/sitemap-pages.xml',
  manifest: '/manifest.webmanifest',
  securityTxt: '/.well-known/security.txt',
  licenses: '/licenses.txt',
} as const

/** The sitemap of a part of the news, counted from 1. */
export const partOfNews = /^\/sitemap-news-([1-9]\d{0,5})\.xml$/u

/** Folders whose paths all belong to the server. */
export const serverFolders = ['/admin', '/api', '/assets', '/og', '/storybook'] as const

/** Files of the folder `public`. */
const icon = /^\/(?:favicon|apple-touch-icon|icon-(?:maskable-)?\d+)\.(?:ico|svg|png)$/u
/** An old address may have been that of another file in this folder. */
const picture = /^\/media\/.*\.(?:webp|avif)$/u

const single: ReadonlyArray<string> = Object.values(serverPaths)

/** Whether a path belongs to files of the build or to stored pictures. */
export const isOwnFile = (path: string): boolean => /^\/(?:assets|og)\//u.test(path) || picture.test(path)

/** Whether the server itself handles a path, in lower case. */
export const isServerPath = (path: string): boolean =>
  single.includes(path) ||
  serverFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
  [partOfNews, icon, picture].some((form) => form.test(path))
