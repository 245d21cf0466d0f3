import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { homePageTexts } from '#domain/content/home-page/home-page.ts'
import { Client } from '#tests/support/back-end/client.ts'
import { adminEmail } from '#tests/support/back-end/server.ts'
import { adminPassword } from '../people.ts'

const isLong = (field: string) => ['description', 'text', 'statement', 'enquiryText'].includes(field)

const nameOf = (name: unknown, field: string) => (typeof name === 'string' ? name : field)

/** Opens Arabic on a product and translates all texts of its pages: titles alike, and longer texts alike. */
export const openInArabic = async (url: string, title: string, text: string) => {
  const admin = new Client(url)
  await admin.signIn(adminEmail, adminPassword)
  const put = async (path: string, json: object) => {
    const response = await admin.put(path, json)
    if (response.status !== 200) throw new Error(`${path}: ${response.text}`)
  }
  const textOf = (field: string) => (field === 'points' ? [title] : isLong(field) ? text : title)
  const translated = (
    fields: ReadonlyArray<string> = [],
    wire: Readonly<Record<string, string | object>> = {},
  ) => ({
    translations: {
      ar: Object.fromEntries(fields.map((field) => [nameOf(wire[field], field), textOf(field)])),
    },
  })
  for (const [name, { list, update, wire }] of Object.entries(contentEndpoints)) {
    const { data } = await admin.get(`${list}?size=4`)
    const items = (Array.isArray(data) ? data : data['results']) as ReadonlyArray<
      Readonly<Record<string, unknown>> & { readonly id: string }
    >
    const declared: ReadonlyArray<string> =
      Object.entries(contentTypes).find(([known]) => known === name)?.[1].translated ?? []
    const names: Readonly<Record<string, string | object>> = wire
    for (const item of items) {
      // A company has a page in each language if it has one in the default language.
      const present = declared.filter((field) => item[nameOf(names[field], field)] !== undefined)
      await put(update.replace('{id}', item.id), translated(present, wire))
    }
  }
  const { data } = await admin.get('/homepage')
  const details = data as Readonly<Record<'facts' | 'services', ReadonlyArray<object>>> & {
    readonly site: { readonly contact: object }
  }
  const { site, facts, services } = homePageTexts.groups ?? {}
  await put('/homepage', {
    ...translated(homePageTexts.translated),
    site: {
      ...details.site,
      ...translated(site?.translated),
      contact: { ...details.site.contact, ...translated(site?.groups?.['contact']?.translated) },
    },
    facts: details.facts.map((fact) => ({ ...fact, ...translated(facts?.translated) })),
    services: details.services.map((service) => ({ ...service, ...translated(services?.translated) })),
    languages: ['ar'],
  })
  return admin
}
