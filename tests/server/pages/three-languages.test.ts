import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/back-end/client.ts'
import { realFront } from '#tests/support/back-end/real-front.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'

let server: TestServer
let admin: Client
let visitor: Client

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar,fr' }, {}, realFront)
  admin = await server.as('CXTeam')
  visitor = server.visitor()
  const Image = await uploadPicture(admin)
  const news = { Tittle: 'A fourth berth', Image, Description: 'It opens today.' }
  await admin.post('/NewsLater_add', { ...news, translations: { fr: { Tittle: 'Un quatrième poste' } } })
  await admin.put('/homepage', {
    site: { brandName: 'Sahilan' },
    statement: 'We build.',
    translations: { ar: { statement: 'نبني' }, fr: { statement: 'Nous construisons.' } },
    languages: ['ar', 'fr'],
  })
})
afterAll(() => server.stop())

test('[T3] each of three languages is edited and searched by itself', async () => {
  await admin.put('/NewsLater_update/1', { translations: { fr: { Description: 'Il ouvre aujourd’hui.' } } })
  const titles = async (query: string) => {
    const { data } = await visitor.get(`/NewsLater_list?${query}`)
    return data['results']
  }
  const inFrench = { Tittle: 'Un quatrième poste', Description: 'Il ouvre aujourd’hui.', untranslated: [] }
  expect(await titles('lang=fr&q=quatri')).toMatchObject([inFrench])
  expect(await titles('lang=fr&q=berth')).toEqual([])
  expect(await titles('lang=ar&q=quatri')).toEqual([])
  expect(await titles('lang=ar')).toMatchObject([{ untranslated: ['Tittle', 'Description'] }])
})

/** The texts of a page with the language of the nearest element that names one. */
const languagesIn = async (path: string) => {
  const html = await (await visitor.page(path)).text()
  const window = new Window()
  window.document.write(html)
  const textOf = (language: string) =>
    [...window.document.querySelectorAll('#site *')]
      .filter((element) => element.closest('[lang]')?.getAttribute('lang') === language)
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter((text) => /\p{L}/u.test(text))
  const { lang } = window.document.documentElement
  return { lang, fr: textOf('fr'), en: textOf('en'), ar: textOf('ar') }
}

test('[T3] without a catalogue, the interface is English and texts are French', async () => {
  const home = await languagesIn('/fr')
  expect(home.lang).toBe('fr')
  expect(new Set(home.fr)).toEqual(
    new Set(['Français', 'Nous construisons.', 'Un quatrième poste', 'Il ouvre aujourd’hui.']),
  )
  expect(home.en).toEqual(expect.arrayContaining(['OUR SERVICES', 'Skip to content', 'Sahilan']))
  expect(new Set(home.ar)).toEqual(new Set(['العربية']))
})

test('[T3] with a catalogue, only texts that fall back are marked', async () => {
  const page = await visitor.page('/ar/newsinsights/1')
  expect(await page.text()).toContain('<div id="site"><')
  expect((await languagesIn('/ar/newsinsights/1')).en).toContain('A fourth berth')
})
