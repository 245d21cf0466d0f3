import { Predicate } from 'effect'
import type { WireList, WireName } from './wire-name.ts'

/** Wire names by field name of the domain. */
export type WireNames = Readonly<Record<string, WireName>>
export type FieldValues = Readonly<Record<string, unknown>>
type Sentences = Readonly<Record<string, string>>

/** Renames fields to their wire names; absent and unknown fields are omitted. */
export const toWire = (names: WireNames, values: object): FieldValues =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      const value = (values as FieldValues)[field]
      if (value === undefined) return []
      if (!isList(wire) || !Array.isArray(value)) return [[nameOf(wire), value]]
      return [[wire.name, value.map((element) => elementToWire(wire, element))]]
    }),
  )

/** The reverse of `toWire`. Values are not validated. */
export const fromWire = (names: WireNames, body: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      if (!Object.hasOwn(body, nameOf(wire))) return []
      const value = body[nameOf(wire)]
      if (!isList(wire) || !Array.isArray(value)) return [[field, value]]
      return [[field, value.map((element) => elementFromWire(wire, element))]]
    }),
  )

const isList = (wire: WireName): wire is WireList => typeof wire === 'object' && 'each' in wire

/** An element may be a plain text: pictures that were stored before they had names. */
const elementToWire = ({ each, of, optional = {} }: WireList, element: unknown): FieldValues => {
  if (of === undefined || !Predicate.isReadonlyObject(element)) return { [each]: element }
  const others = Object.entries(toWire(optional, element)).filter(([, value]) => value !== '')
  return { [each]: element[of], ...Object.fromEntries(others) }
}

const elementFromWire = ({ each, of, optional = {} }: WireList, element: unknown): unknown => {
  if (!Predicate.isReadonlyObject(element)) return element
  return of === undefined ? element[each] : fromWire({ [of]: each, ...optional }, element)
}

/** Renames the fields of validation errors to their wire names. */
export const sentencesToWire = (names: WireNames, sentences: Sentences): Sentences =>
  Object.fromEntries(
    Object.entries(sentences).map(([path, sentence]) => [
      lastRenamed(path, (field) => wireNameOf(names, field)),
      sentence,
    ]),
  )

/** The reverse of `sentencesToWire`; unknown names stay. */
export const sentencesFromWire = (names: WireNames, sentences: Sentences): Sentences =>
  Object.fromEntries(
    Object.entries(sentences).map(([path, sentence]) => [
      lastRenamed(path, (name) => fieldOf(names, name)),
      sentence,
    ]),
  )

/** A translation has a path such as `translations.ar.title`. */
const lastRenamed = (path: string, rename: (name: string) => string): string => {
  const start = path.lastIndexOf('.') + 1
  return path.slice(0, start) + rename(path.slice(start))
}

/** Renames the field that a path begins with, or that a translation such as `translations.ar.title` is of. */
export const pathToWire = (names: WireNames, path: string): string =>
  fieldRenamed(path, (field) => wireNameOf(names, field))

/** The reverse of `pathToWire`. */
export const pathFromWire = (names: WireNames, path: string): string =>
  fieldRenamed(path, (name) => fieldOf(names, name))

const fieldRenamed = (path: string, rename: (name: string) => string): string => {
  const steps = path.split('.')
  const field = steps[0] === 'translations' ? 2 : 0
  return steps.map((step, at) => (at === field ? rename(step) : step)).join('.')
}

/** For example `-title` to `-Tittle`. */
export const sortToWire = (names: WireNames, sort: string): string =>
  renamed(sort, (field) => wireNameOf(names, field))

/** For example `-Tittle` to `-title`. */
export const sortFromWire = (names: WireNames, sort: string): string =>
  renamed(sort, (name) => fieldOf(names, name))

const nameOf = (wire: WireName): string => (typeof wire === 'string' ? wire : wire.name)

export const wireNameOf = (names: WireNames, field: string): string =>
  Object.entries(names).flatMap(([own, wire]) => (own === field ? [nameOf(wire)] : []))[0] ?? field

export const fieldOf = (names: WireNames, name: string): string =>
  Object.entries(names).flatMap(([own, wire]) => (nameOf(wire) === name ? [own] : []))[0] ?? name

const renamed = (sort: string, rename: (name: string) => string): string =>
  sort.startsWith('-') ? `-${rename(sort.slice(1))}` : rename(sort)
