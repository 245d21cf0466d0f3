import { english, languageOf } from '#domain/language/language.ts'
import { addressOf, type PageLanguage, prefixOf } from '#domain/language/page-language.ts'
import { site } from '#domain/wording/en/site/site.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import type { PublicWords } from '#domain/wording/words-of.ts'
import {
  frameSnapshotId,
  type FrameSnapshot,
  type HeadTag,
  type HeadTags,
  pageId,
  type PageSnapshot,
  snapshotId,
} from '#ui/router.tsx'
import { feedLinks } from './feeds.ts'
import type { Assets, FontFile } from './assets.ts'
import { pageStyles } from './page-styles.ts'
import { themeColour } from './theme-colour.ts'
import { utf8 } from '../utf8.ts'

export interface DocumentParts extends PageLanguage {
  readonly head: HeadTags
  readonly page: string
  /** HTML above the page, such as the bar of a preview. */
  readonly above?: string
  /** `undefined` if the page is not to be hydrated. */
  readonly snapshot: PageSnapshot | undefined
  /** Of a page with popups that is not to be hydrated. */
  readonly frame?: FrameSnapshot | undefined
  readonly product: string
  /** The canonical path in the page's language. */
  readonly ownPath: string | null
  readonly assets: Assets
  readonly words?: Partial<PublicWords> | undefined
}

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`))
    .join('')}>`

/** Only `<` could end the script element. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')

const headTag = ({ name, attributes, text }: HeadTag) =>
  tag(name, { ...attributes, 'data-page': '' }) + (text === undefined ? '' : `${inScript(text)}</script>`)

/** A script loads the late fonts. */
const fontTag = ({ href, media, late }: FontFile) =>
  tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: '',
    ...(late ? { media: 'not all', 'data-late': media ?? 'all' } : media && { media }),
  })

const tagsOf = (
  { fonts, styles = [], boot }: Assets,
  page: PageLanguage,
  words: Partial<PublicWords>,
): string =>
  [
    ...fonts[page.language.script].map(fontTag),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: boot, fetchpriority: 'low' })}</script>`,
    tag('meta', { name: 'theme-color', content: themeColour }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: addressOf(page, '/manifest.webmanifest') }),
    ...feedLinks(words.site ?? site).map(({ type, title, path }) =>
      tag('link', { rel: 'alternate', type, title, href: addressOf(page, path) }),
    ),
  ].join('')

const cachedTags = new WeakMap<Assets, Map<string, string>>()

/** Cached: they are the same on every page of a language, and building them takes as long as the rest of the head. */
const cachedTagsOf = (assets: Assets, page: PageLanguage, words: Partial<PublicWords>): string => {
  const ofAssets = cachedTags.get(assets) ?? new Map<string, string>()
  cachedTags.set(assets, ofAssets)
  const tags = ofAssets.get(page.language.tag) ?? tagsOf(assets, page, words)
  ofAssets.set(page.language.tag, tags)
  return tags
}

const htmlTag = ({ product, ownPath, ...page }: DocumentParts) =>
  tag('html', {
    lang: page.language.tag,
    dir: page.language.dir,
    'data-product': product,
    ...(ownPath !== null && prefixOf(page) !== '' && { 'data-path': ownPath }),
  })

/** The language of the interface, if the language of the page has no catalogue. */
const interfaceLanguage = ({ language, words = {} }: DocumentParts) => {
  const { tag: lang, dir } = languageOf(words.language ?? '') ?? english
  return lang === language.tag ? {} : { lang, dir }
}

const dataScript = (id: string, data: object | undefined) =>
  data === undefined
    ? ''
    : `<script type="application/json" id="${id}">${inScript(JSON.stringify(data))}</script>`

export const documentOf = (parts: DocumentParts): Buffer => {
  const { head, page, above = '', snapshot, frame, assets, words = {} } = parts
  return utf8([
    '<!doctype html>',
    htmlTag(parts),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(head.title)}</title>`,
    cachedTagsOf(assets, parts, words),
    // Hydration replaces these on navigation.
    ...head.tags.map(headTag),
    // After what the browser fetches at once.
    pageStyles(assets.rules, above + page, parts.language.script),
    '</head>',
    `<body>${above}${tag('div', { id: pageId, ...interfaceLanguage(parts) })}`,
    page,
    '</div>',
    dataScript(snapshotId, snapshot),
    dataScript(frameSnapshotId, frame),
    '</body></html>',
  ])
}
