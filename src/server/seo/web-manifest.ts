import { addressOf } from '#domain/language/page-language.ts'
import { fullNameOf, siteNameOf } from '#domain/settings/site-name.ts'
import { site as english } from '#domain/wording/en/site/site.ts'
import { themeColour } from '../pages/render/theme-colour.ts'
import type { MakeDocument } from './seo-document.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: the site's name and icons on a home screen. */
export const webManifest: MakeDocument = async ({ read, words = {}, ...page }) => {
  const { site = {} } = await read.homePage()
  const home = addressOf(page, '/')
  return {
    type: 'application/manifest+json; charset=utf-8',
    text: JSON.stringify({
      id: home,
      name: fullNameOf(site) || (words.site ?? english).home,
      short_name: siteNameOf(site) || undefined,
      start_url: home,
      scope: '/',
      display: 'minimal-ui',
      lang: page.language.tag,
      dir: page.language.dir,
      theme_color: themeColour,
      background_color: '#FFFFFF',
      icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    }),
    shows: ['homePage'],
  }
}
