import { escapeHtml } from '#domain/mail/messages/escape-html.ts'
import { type HeadTag, type HeadTags, pageId, type Snapshot, snapshotId } from '#ui/router.tsx'
import { feeds } from './feeds.ts'
import type { Assets } from './assets.ts'
import { themeColour } from './theme-colour.ts'

export interface DocumentParts {
  readonly head: HeadTags
  /** What React has rendered. */
  readonly page: string
  /** Nothing where the page is not to be taken over. */
  readonly snapshot: Snapshot | undefined
  readonly product: string
  readonly assets: Assets
}

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

/** `<` is all that could end a script element. */
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

const written = new WeakMap<Assets, string>()

/** The same on every page, and written once: each time it would take as long as the rest of the head. */
const tagsOfAll = (assets: Assets): string => {
  const tags = written.get(assets) ?? tagsOf(assets)
  written.set(assets, tags)
  return tags
}

/** A whole page as it is sent. */
export const documentOf = ({ head, page, snapshot, product, assets }: DocumentParts): string =>
  [
    '<!doctype html>',
    tag('html', { lang: 'en', dir: 'ltr', 'data-product': product }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(head.title)}</title>`,
    tagsOfAll(assets),
    // Hydration replaces these when another page is shown.
    ...head.tags.map(headTag),
    '</head>',
    `<body><div id="${pageId}">${page}</div>`,
    snapshot === undefined
      ? ''
      : `<script type="application/json" id="${snapshotId}">${inScript(JSON.stringify(snapshot))}</script>`,
    '</body></html>',
  ].join('')
