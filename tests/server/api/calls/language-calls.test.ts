import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypeNames, contentTypes } from '#domain/content/content-types.ts'
import type { TranslatedFields } from '#domain/language/translated-fields.ts'
import { wireOf } from '#adapters/http/wire/wire.ts'
import { wireNameOf } from '#adapters/http/wire/renaming.ts'
import type { Answered, Client } from '#tests/support/back-end/client.ts'
import { startServer, uploadPicture, type TestServer } from '#tests/support/back-end/server.ts'
import { endpointOf, samples, withPicture } from '../../support/content-samples.ts'

const unavailable = { status: 400, code: 400, message: 'This language is not available.' }
const unreadable = { status: 400, code: 400, message: 'A parameter cannot be read.' }

let server: TestServer
let admin: Client
let picture: string

beforeAll(async () => {
  server = await startServer({ LANGUAGES: 'en,ar,fr' })
  admin = await server.as('Admin')
  picture = await uploadPicture(admin)
})
afterAll(() => server.stop())

/** The item that a response has, alone or as the first of a list. */
const itemIn = ({ data }: Answered): Readonly<Record<string, unknown>> => {
  const results: unknown = data['results'] ?? data
  return Array.isArray(results) || '0' in Object(results) ? Object(results)[0] : Object(results)
}

const withoutTranslation = (entry: object) => ({ ...entry, untranslated: expect.any(Array) })

describe.each(contentTypeNames)('%s', (name) => {
  const endpoint = endpointOf(name)
  const contentType = contentTypes[name]
  const { translated = [], groups = {} }: TranslatedFields = contentType
  const wireName = (field: string) => wireNameOf(wireOf(contentType), field)
  const names = translated.map(wireName)
  const [title = ''] = names
  const arabic = { [title]: 'عنوان' }
  let id: string
  let plain: Answered

  beforeAll(async () => {
    const input = withPicture(samples[name].input, picture)
    id = String(itemIn(await admin.post(endpoint.add, input))['id'])
    plain = await server.visitor().get(endpoint.get.replace('{id}', id))
    const translations = { ar: { ...arabic, stray: 'x' }, fr: { [title]: 'Titre' }, zz: 5 }
    await admin.put(endpoint.update.replace('{id}', id), { translations })
  })
  const byId = (client: Client, query: string) => client.get(`${endpoint.get.replace('{id}', id)}${query}`)
  const list = (client: Client, query: string) => client.get(`${endpoint.list}${query}`)

  test('[T8] answers as before without `lang`, and in the default language', async () => {
    const visitor = server.visitor()
    const { version: _, updatedAt: __, ...before } = itemIn(plain)
    for (const query of ['', '?lang=en']) {
      expect(itemIn(await byId(visitor, query))).toEqual({
        ...before,
        version: 2,
        updatedAt: expect.any(String),
      })
      expect(Object.keys(itemIn(await list(visitor, query)))).toEqual(
        Object.keys(itemIn(await list(visitor, ''))),
      )
    }
    expect((await list(visitor, '')).text).not.toContain('translations')
    expect((await list(visitor, '?lang=en')).text).toBe((await list(visitor, '')).text)
  })

  test('[T8] answers in a further language, in the same shape', async () => {
    const item = { ...itemIn(await byId(admin, '')), ...arabic }
    const said = names.slice(1).filter((field) => (itemIn(plain)[field] ?? '') !== '')
    const entries = Object.keys(groups).map((group) => [group, itemIn(plain)[group]])
    const within = Object.fromEntries(
      entries.map(([group, values]) => [group, Object(values).map?.(withoutTranslation)]),
    )
    const expected = { ...item, ...within, untranslated: said }
    expect(itemIn(await byId(admin, '?lang=ar'))).toEqual(expected)
    expect(itemIn(await list(admin, '?lang=ar'))).toEqual(expected)
    expect(itemIn(await list(admin, '?lang=ar&size=1'))).toEqual(expected)
    expect((await list(admin, '?lang=ar')).data).not.toHaveProperty('total')
  })

  test('[T8] answers in all languages with wire names', async () => {
    const translations = { ar: arabic, fr: { [title]: 'Titre' } }
    const all = itemIn(await byId(admin, '?lang=all'))
    expect(all).toMatchObject({
      translations,
      sources: { ar: { [title]: expect.any(String) } },
      outdated: {},
    })
    expect(itemIn(await list(admin, '?lang=all'))).toEqual(all)
  })

  test('[T10] names a translation that is too long, or no text, by its path', async () => {
    const update = endpoint.update.replace('{id}', id)
    const long = await admin.put(update, { translations: { ar: { [title]: 'x'.repeat(201) } } })
    expect(long).toMatchObject({
      status: 422,
      data: {
        fields: { [`translations.ar.${title}`]: expect.stringMatching(/has at most 200 characters$/) },
      },
    })
    const other = await admin.put(update, { translations: { ar: { [title]: 5 } } })
    expect(other).toMatchObject({
      status: 422,
      data: { fields: { [`translations.ar.${title}`]: expect.stringMatching(/must be text$/) } },
    })
  })

  test('[T9] writes answer in all languages or the default one', async () => {
    const update = endpoint.update.replace('{id}', id)
    expect(itemIn(await admin.put(`${update}?lang=all`, {}))).toMatchObject({ translations: { ar: arabic } })
    expect(itemIn(await admin.put(update, {}))).not.toHaveProperty('translations')
    expect(await admin.put(`${update}?lang=ar`, {})).toMatchObject(unreadable)
    const stale = await admin.put(`${update}?lang=all`, { version: 1 })
    expect(stale).toMatchObject({ status: 409, data: { results: { translations: { ar: arabic } } } })
  })
})

describe('the languages of a caller', () => {
  const news = '/NewsLater_list'

  beforeAll(async () => {
    await admin.put('/homepage', {
      statement: 'We build.',
      statementAr: 'نبني',
      translations: { fr: { statement: 'Nous construisons.' } },
      languages: ['ar'],
    })
  })

  test.each(['/NewsLater_list', '/homepage'])('[T9] are the open ones for visitors of %s', async (path) => {
    const visitor = server.visitor()
    expect((await visitor.get(`${path}?lang=ar`)).status).toBe(200)
    for (const lang of ['fr', 'hi', 'zz', '', 'AR'])
      expect(await visitor.get(`${path}?lang=${lang}`)).toMatchObject(unavailable)
    const all = await visitor.get(`${path}?lang=all`)
    expect(all.text).toContain('"ar"')
    expect(all.text).not.toContain('"fr"')
  })

  test.each(['Admin', 'CXTeam', 'Hr'] as const)('[T9] are all configured ones for %s', async (role) => {
    const client = await server.as(role)
    for (const path of ['/NewsLater_list', '/homepage']) {
      expect((await client.get(`${path}?lang=fr`)).status).toBe(200)
      expect(await client.get(`${path}?lang=hi`)).toMatchObject(unavailable)
      expect((await client.get(`${path}?lang=all`)).text).toContain('"fr"')
    }
  })

  test('[T9] do not depend on Accept-Language', async () => {
    const visitor = server.visitor()
    const headers = { 'accept-language': 'ar' }
    for (const path of [news, '/homepage'])
      expect((await visitor.get(path, { headers })).text).toBe((await visitor.get(path)).text)
  })

  test('[T9] are the open ones once the session has ended', async () => {
    const client = await server.signedIn('admin@example.com', 'a horse of a different colour')
    expect((await client.get(`${news}?lang=fr`)).status).toBe(200)
    await client.post('/logout')
    expect(await client.get(`${news}?lang=fr`)).toMatchObject(unavailable)
  })
})

describe('the home page', () => {
  test('[T12] has the two former names in every response', async () => {
    await admin.put('/homepage', { site: { brandName: 'Sahilan', brandNameAr: 'ساحلان' } })
    for (const query of ['', '?lang=ar', '?lang=all']) {
      const { data } = await server.visitor().get(`/homepage${query}`)
      expect(data).toMatchObject({ statementAr: 'نبني', site: { brandNameAr: 'ساحلان' } })
    }
    const { text } = await server.visitor().get('/homepage')
    expect(text).toContain('"site":{"brandName":"Sahilan","brandNameAr":"ساحلان"}')
    expect(text).toContain('"statement":"We build.","statementAr":"نبني"')
  })

  test('[T9] answers a write in all languages or the default one', async () => {
    expect((await admin.put('/homepage?lang=all', {})).data).toMatchObject({
      translations: { fr: { statement: 'Nous construisons.' } },
    })
    expect(await admin.put('/homepage?lang=ar', {})).toMatchObject(unreadable)
  })

  test('[T6] names the open languages, and none once all are closed', async () => {
    expect((await server.visitor().get('/homepage')).data).toMatchObject({ languages: ['ar'] })
    await admin.put('/homepage', { languages: [] })
    expect((await server.visitor().get('/homepage')).data).not.toHaveProperty('languages')
    expect(await server.visitor().get('/homepage?lang=ar')).toMatchObject(unavailable)
  })
})

describe('[T22] a picture of a translation', () => {
  const sentence = 'Choose a picture that was uploaded here'
  const foreign = 'https://elsewhere.example/a.webp'

  test('has to be uploaded here', async () => {
    const input = withPicture(samples.slider.input, picture)
    const add = (Image: string) =>
      admin.post('/slider_add?lang=all', { ...input, translations: { ar: { Image } } })
    expect(await add(foreign)).toMatchObject({
      status: 422,
      data: { fields: { 'translations.ar.Image': sentence } },
    })
    expect(itemIn(await add(picture))).toMatchObject({ translations: { ar: { Image: picture } } })
    const site = { translations: { ar: { logo: foreign } } }
    expect(await admin.put('/homepage', { site })).toMatchObject({
      status: 422,
      data: { fields: { 'site.translations.ar.logo': sentence } },
    })
  })
})

test('[T8] the OpenAPI document describes translations by wire names', async () => {
  const response = await fetch(`${admin.base}/openapi.json`, {
    headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const { components, paths } = (await response.json()) as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> }
    paths: Record<string, Record<string, { parameters: ReadonlyArray<{ name: string }> }>>
  }
  expect(Object.keys(components.schemas['NewsArticle']?.properties ?? {})).toEqual(
    expect.arrayContaining(['translations', 'sources', 'outdated', 'untranslated']),
  )
  expect(JSON.stringify(components.schemas['NewsArticleInput']?.properties['translations'])).toContain(
    'Tittle',
  )
  const read = paths['/api/group/NewsLater_list']?.['get']?.parameters.map(({ name }) => name)
  expect(read).toContain('lang')
})
