import type { Language } from '#domain/language/language.ts'
import type { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { office as english } from '#domain/wording/en/office/office.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import { pageId } from '#ui/router.tsx'
import type { Config } from '../../config/config.ts'
import type { AdminAssets } from './admin-assets.ts'

/** The splash is shown until the scripts replace it (P10). */
const splashStyle =
  'body{margin:0}.splash{display:grid;place-items:center;min-block-size:100vh;background:#000;color:#fff;' +
  'font:600 1.5rem/1.5 system-ui,sans-serif}.splash img{inline-size:min(52vw,300px)}'

type DocumentConfig = Pick<Config, 'product' | 'timeZone' | 'apiHost' | 'languages' | 'singleSignOn'>

/** A document up to its title, with the configuration in attributes, where the scripts read it. */
const startOf = (config: DocumentConfig, { tag, dir }: Language, title: string) => {
  const { product, timeZone, apiHost, languages, singleSignOn } = config
  const provider = singleSignOn === undefined ? '' : ` data-sign-in="${escapeHtml(singleSignOn.label)}"`
  const backEnd = apiHost === undefined ? '' : ' data-back-end="other"'
  const tags = languages.map((language) => language.tag).join()
  const several = languages.length > 1 ? ` data-languages="${tags}"` : ''
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${dir}" data-product="${escapeHtml(product)}" data-time-zone="${timeZone}"${several}${backEnd}${provider}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title>`,
  ].join('')
}

const tagsOf = ({ styles, imports, words }: AdminAssets, { tag }: Language) =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...imports, ...(words[tag] ?? [])].map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('')

const scriptOf = ({ script }: AdminAssets) => `<script type="module" src="${script}"></script>`

const wordsIn = ({ tag }: Language) => (wordsOf(tag).office ?? english).document

/** The only document of the back office. Scripts render its content after the sign-in. */
export const adminDocument = (
  assets: AdminAssets,
  config: DocumentConfig,
  language: Language,
  site: HomePageContent['site'] = {},
): string => {
  const words = wordsIn(language)
  const { brandName = '', logoOnDark = '' } = site
  const name = escapeHtml(brandName)
  const logo = logoOnDark === '' ? name : `<img src="${escapeHtml(logoOnDark)}" alt="${name}">`
  return [
    startOf(config, language, [name, words.title].filter((part) => part !== '').join(' | ')),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    tagsOf(assets, language),
    `<style>${splashStyle}</style>${scriptOf(assets)}</head>`,
    `<body><div id="root"><div class="splash" role="status" aria-label="${words.loading}">${logo}</div></div>`,
    `<noscript>${words.noScripts}</noscript></body></html>`,
  ].join('')
}

/** The document of the live preview, which shows pages only within an editor. Alone it shows a sentence. */
export const previewDocument = (assets: AdminAssets, config: DocumentConfig, language: Language): string => {
  const { preview } = wordsIn(language)
  return [
    startOf(config, language, preview.title),
    `${tagsOf(assets, language)}${scriptOf(assets)}</head>`,
    `<body><div id="${pageId}"><p>${preview.alone}</p></div></body></html>`,
  ].join('')
}
