import { Predicate } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import type { Values } from './renaming.ts'

/** An object of an answer, under the name by which complaints call it. */
export const objectIn = (value: unknown, name: string): Values => {
  if (!Predicate.isReadonlyObject(value)) throw new Error(`${name} is not an object`)
  return value
}

/** A text; numbers are written out and nothing is the empty text. */
export const textIn = (value: unknown, name: string): string => {
  if (value === undefined || value === null) return ''
  if (Predicate.isString(value) || Predicate.isNumber(value)) return String(value)
  throw new Error(`${name} is not a text`)
}

/** A list; nothing is the empty one. */
export const elementsIn = (value: unknown, name: string): ReadonlyArray<unknown> => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value
}

export const countIn = (value: unknown, name: string): number => {
  if (!Number.isSafeInteger(value)) throw new Error(`${name} is not a number`)
  return Number(value)
}

/** An item that was added, of which the other side says nothing: its id shows once it is fetched. */
export const untold: Stored = { id: '', version: 0, createdAt: '', updatedAt: '' }

/** What the store adds. Another back end that keeps no versions and times has version 0, which is never sent back, and empty times. */
export const storedFieldsIn = ({ id, version, createdAt, updatedAt }: Values): Stored => {
  const text = textIn(id, 'id')
  if (text === '') throw new Error('id is missing')
  return {
    id: text,
    version: Predicate.isNumber(version) ? version : 0,
    createdAt: textIn(createdAt, 'createdAt'),
    updatedAt: textIn(updatedAt, 'updatedAt'),
  }
}
