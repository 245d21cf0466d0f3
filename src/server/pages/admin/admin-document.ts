import type { Language } from '#domain/language/language.ts'
import type { HomePage } from '#domain/home-page/home-page.ts'
import { office as english } from '#domain/wording/en/office.ts'
import { escapeHtml } from '#domain/wording/escape-html.ts'
import { wordsOf } from '#domain/wording/words-of.ts'
import type { Config } from '../../config/config.ts'
import type { AdminAssets } from './admin-assets.ts'

/** The splash is shown until the scripts replace it (P10). */
const splashStyle =
  'body{margin:0}.splash{display:grid;place-items:center;min-block-size:100vh;background:#000;color:#fff;' +
  'font:600 1.5rem/1.5 system-ui,sans-serif}.splash img{inline-size:min(52vw,300px)}'

/** The only document of the back office. Scripts render its content after the sign-in. */
export const adminDocument = (
  assets: AdminAssets,
  { product, timeZone, apiHost, languages }: Pick<Config, 'product' | 'timeZone' | 'apiHost' | 'languages'>,
  { tag, dir }: Language,
  site: HomePage['site'] = {},
): string => {
  const { document: words } = wordsOf(tag).office ?? english
  const { brandName = '', logoOnDark = '' } = site
  const name = escapeHtml(brandName)
  const backEnd = apiHost === undefined ? '' : ' data-back-end="other"'
  const tags = languages.map((language) => language.tag).join()
  const several = languages.length > 1 ? ` data-languages="${tags}"` : ''
  const logo = logoOnDark === '' ? name : `<img src="${escapeHtml(logoOnDark)}" alt="${name}">`
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${dir}" data-product="${escapeHtml(product)}" data-time-zone="${timeZone}"${several}${backEnd}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${[name, words.title].filter((part) => part !== '').join(' | ')}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[...assets.imports, ...(assets.words[tag] ?? [])].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    ),
    `<style>${splashStyle}</style><script type="module" src="${assets.script}"></script></head>`,
    `<body><div id="root"><div class="splash" role="status" aria-label="${words.loading}">${logo}</div></div>`,
    `<noscript>${words.noScripts}</noscript></body></html>`,
  ].join('')
}
