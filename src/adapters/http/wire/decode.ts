import { Predicate } from 'effect'
import type { Stored } from '#domain/content/content-type.ts'
import type { FieldValues } from './renaming.ts'

/** Decodes an object. `name` is used in the error message. */
export const objectIn = (value: unknown, name: string): FieldValues => {
  if (!Predicate.isReadonlyObject(value)) throw new Error(`${name} is not an object`)
  return value
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Decodes a text. Numbers become texts; `null` and `undefined` become `''`. */
export const textIn = (value: unknown, name: string): string => {
  if (!isGiven(value)) return ''
  if (Predicate.isString(value) || Predicate.isNumber(value)) return String(value)
  throw new Error(`${name} is not a text`)
}

/** Decodes a list; `null` and `undefined` become `[]`. */
export const elementsIn = (value: unknown, name: string): ReadonlyArray<unknown> => {
  if (!isGiven(value)) return []
  if (!Array.isArray(value)) throw new Error(`${name} is not a list`)
  return value
}

export const countIn = (value: unknown, name: string): number => {
  if (!Number.isSafeInteger(value)) throw new Error(`${name} is not a number`)
  return Number(value)
}

/** Stored fields of an item that was added by a back end that did not return it. */
export const unknownStored: Stored = { id: '', version: 0, createdAt: '', updatedAt: '' }

/** Decodes the stored fields. If another back end has no versions, the version is 0, which is never sent. */
export const storedFieldsIn = ({ id, version, createdAt, updatedAt }: FieldValues): Stored => {
  const text = textIn(id, 'id')
  if (text === '') throw new Error('id is missing')
  return {
    id: text,
    version: Predicate.isNumber(version) ? version : 0,
    createdAt: textIn(createdAt, 'createdAt'),
    updatedAt: textIn(updatedAt, 'updatedAt'),
  }
}
