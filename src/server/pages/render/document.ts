import { escapeHtml } from '#domain/wording/escape-html.ts'
import { type HeadTag, type HeadTags, pageId, type Snapshot, snapshotId } from '#ui/router.tsx'
import { feeds } from './feeds.ts'
import type { Assets } from './assets.ts'
import { themeColour } from './theme-colour.ts'

export interface DocumentParts {
  readonly head: HeadTags
  readonly page: string
  /** `undefined` if the page is not to be hydrated. */
  readonly snapshot: Snapshot | undefined
  readonly product: string
  readonly assets: Assets
}

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

/** Only `<` could end the script element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')

const headTag = ({ name, attributes, text }: HeadTag) =>
  tag(name, { ...attributes, 'data-page': '' }) + (text === undefined ? '' : `${inScript(text)}</script>`)

const tagsOf = ({ fonts, styles, boot }: Assets): string =>
  [
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: boot })}</script>`,
    tag('meta', { name: 'theme-color', content: themeColour }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...Object.values(feeds).map(({ type, title, path }) =>
      tag('link', { rel: 'alternate', type, title, href: path }),
    ),
  ].join('')

const cachedTags = new WeakMap<Assets, string>()

/** Cached: they are the same on every page, and building them takes as long as the rest of the head. */
const cachedTagsOf = (assets: Assets): string => {
  const tags = cachedTags.get(assets) ?? tagsOf(assets)
  cachedTags.set(assets, tags)
  return tags
}

export const documentOf = ({ head, page, snapshot, product, assets }: DocumentParts): string =>
  [
    '<!doctype html>',
    tag('html', { lang: 'en', dir: 'ltr', 'data-product': product }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(head.title)}</title>`,
    cachedTagsOf(assets),
    // Hydration replaces these on navigation.
    ...head.tags.map(headTag),
    '</head>',
    `<body><div id="${pageId}">${page}</div>`,
    snapshot === undefined
      ? ''
      : `<script type="application/json" id="${snapshotId}">${inScript(JSON.stringify(snapshot))}</script>`,
    '</body></html>',
  ].join('')
