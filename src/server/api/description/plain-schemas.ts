import { knownLanguages } from '#domain/language/language.ts'
import { isJson, type Described } from './described.ts'

const tags = knownLanguages.map(({ tag }) => tag)

/** The schema of each language, if an object has the same one for all of them. */
const eachLanguage = (properties: unknown): unknown => {
  if (!isJson(properties) || Object.keys(properties).join() !== tags.join()) return undefined
  const [first, ...others] = Object.values(properties).map((one) => JSON.stringify(one))
  return others.every((other) => other === first) ? Object.values(properties)[0] : undefined
}

/** That numbers are safe integers, and that nothing else is in a response, says nothing to a client. */
const isNoise = (key: string, value: unknown) =>
  ((key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER) ||
  (key === 'additionalProperties' && value === false)

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (!isJson(value)) return value
  // Effect's empty struct is all but `null`.
  if ('not' in value) return { type: 'object' }
  const language = eachLanguage(value['properties'])
  if (language !== undefined)
    return { type: 'object', propertyNames: { enum: tags }, additionalProperties: plain(language) }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isNoise(key, one) ? [] : [[key, plain(one)]])),
  )
}

/** Leaves out of schemas what only makes them long. Unknown fields of an input are ignored, not refused. */
export const plainSchemas = (document: Described): Described => plain(document) as Described
