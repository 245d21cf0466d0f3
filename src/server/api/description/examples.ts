import { contentEndpoints } from '#adapters/http/content-endpoints.ts'
import { toWire } from '#adapters/http/wire/renaming.ts'
import { contentTypes } from '#domain/content/content-types.ts'
import { demoContents } from '../../demo/contents.ts'
import { named } from '../response/wire-schemas.ts'
import { isJson, type Described, type Json } from './described.ts'

const instant = '2026-11-23T06:12:00.000Z'
const picture = '/media/9a1e4c0b7d2f4e61-1600x1067.webp'

/** Texts by the name of their field. */
const texts: Readonly<Record<string, string>> = {
  address: 'https://site.example',
  closingDate: '2026-12-31',
  code: '204816',
  day: '2026-11-23',
  email: 'huda@example.com',
  fname: 'Huda',
  id: '12',
  itemId: '12',
  Image: picture,
  image: picture,
  lname: 'Al Marhoon',
  logoimage: picture,
  MemberImage: picture,
  message: 'OK',
  name: 'Huda Al Marhoon',
  number: '+973 1700 0000',
  password: 'a long sentence of your own',
  reference: 'B7KM4QXD',
  text: 'Thank you, we will call you on Sunday.',
  Tittle: 'Jalboot Marine',
  timestamp: instant,
  title: 'Jalboot Marine',
  until: '2027-11-22T00:00:00.000Z',
}

/** Texts of the demonstration content, by the schemas that hold them. */
const demoTexts = Object.fromEntries(
  Object.values(contentTypes).flatMap(({ name }) => {
    const demo = toWire(contentEndpoints[name].wire, demoContents[name][0] ?? {})
    // The demonstration content names pictures by their drawing.
    const own = Object.fromEntries(
      Object.entries(demo).flatMap(([key, value]) =>
        typeof value === 'string' && texts[key] !== picture ? [[key, value] as const] : [],
      ),
    )
    return [named(name), `${named(name)}Input`].map((schema) => [schema, { ...texts, ...own }] as const)
  }),
)

/** Keys that most callers never see. */
const languages = new Set(['translations', 'sources', 'outdated', 'untranslated', 'madeFrom', 'confirmed'])

const isRequired = ({ required }: Json, key: string) => Array.isArray(required) && required.includes(key)

/** Texts for schemas that have a pattern: a number, a day and the hours of a day. */
const forms = ['12', '2026-12-02', '08:00-16:30']

/** Returns a text, or one that fits if its schema has a pattern. */
const textOf = (usual: string, pattern: unknown): string => {
  if (typeof pattern !== 'string') return usual
  return [usual, ...forms].find((text) => new RegExp(pattern, 'u').test(text)) ?? usual
}

/** Makes a value of a schema. */
const exampleOf = (schemas: Described['components']['schemas']) => {
  const of = (schema: unknown, name: string, known: Readonly<Record<string, string>>): unknown => {
    if (!isJson(schema)) return {}
    const { $ref, enum: choices, anyOf, type, pattern, properties, items, prefixItems, minimum } = schema
    if (typeof $ref === 'string') {
      const referred = $ref.split('/').at(-1) ?? ''
      return of(schemas[referred], name, demoTexts[referred] ?? known)
    }
    if (Array.isArray(choices)) return choices[0]
    if (Array.isArray(anyOf)) return of(anyOf[0], name, known)
    if (Array.isArray(prefixItems)) return prefixItems.map((item) => of(item, name, known))
    if (type === 'array') return items === undefined ? [] : [of(items, name, known)]
    if (type === 'string')
      return textOf(known[name] ?? (/(?:At|^at)$/.test(name) ? instant : 'Text'), pattern)
    if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? Math.max(minimum, 1) : 1
    if (type === 'boolean') return true
    if (type === 'null') return null
    if (!isJson(properties)) return {}
    return Object.fromEntries(
      Object.entries(properties).flatMap(([key, value]) =>
        languages.has(key) && !isRequired(schema, key) ? [] : [[key, of(value, key, known)]],
      ),
    )
  }
  return (schema: Json) => of(schema, '', texts)
}

/** The schemas of requests and responses, to which their examples belong. */
const sentNames = ({ paths, webhooks }: Described) =>
  new Set(
    [...JSON.stringify([paths, webhooks]).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  )

export const withExamples = (document: Described): Described => {
  const { components } = document
  const make = exampleOf(components.schemas)
  const sent = sentNames(document)
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [
    name,
    sent.has(name) ? { ...schema, examples: [make({ $ref: name })] } : schema,
  ])
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } }
}
