import { Predicate } from 'effect'
import type { WireName } from '../endpoints.ts'

/** The wire names of fields, by the domain's names. */
export type WireNames = Readonly<Record<string, WireName>>
export type Values = Readonly<Record<string, unknown>>
type Sentences = Readonly<Record<string, string>>

/** Those of the named fields that are there, under their wire names; everything else is left out. */
export const toWire = (names: WireNames, values: object): Values =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      const value = (values as Values)[field]
      if (value === undefined) return []
      if (typeof wire === 'string' || !Array.isArray(value)) return [[nameOf(wire), value]]
      return [[wire.name, value.map((element) => elementToWire(wire, element))]]
    }),
  )

/** The reverse of `toWire`; values are passed on as they are, for somebody else to judge. */
export const fromWire = (names: WireNames, body: Values): Values =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, wire]) => {
      if (!Object.hasOwn(body, nameOf(wire))) return []
      const value = body[nameOf(wire)]
      if (typeof wire === 'string' || !Array.isArray(value)) return [[field, value]]
      return [[field, value.map((element) => elementFromWire(wire, element))]]
    }),
  )

type ListName = Exclude<WireName, string>

/** Pictures had no names once: what was stored then is an address alone. */
const elementToWire = ({ each, of, optional = {} }: ListName, element: unknown): Values => {
  if (of === undefined || !Predicate.isReadonlyObject(element)) return { [each]: element }
  const others = Object.entries(toWire(optional, element)).filter(([, value]) => value !== '')
  return { [each]: element[of], ...Object.fromEntries(others) }
}

const elementFromWire = ({ each, of, optional = {} }: ListName, element: unknown): unknown => {
  if (!Predicate.isReadonlyObject(element)) return element
  return of === undefined ? element[each] : fromWire({ [of]: each, ...optional }, element)
}

/** Sentences about fields, by wire names. */
export const sentencesToWire = (names: WireNames, sentences: Sentences): Sentences =>
  Object.fromEntries(
    Object.entries(sentences).map(([field, sentence]) => [wireNameOf(names, field), sentence]),
  )

/** Sentences about fields, by the domain's names; a name that is nobody's stays. */
export const sentencesFromWire = (names: WireNames, sentences: Sentences): Sentences =>
  Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [fieldOf(names, name), sentence]))

/** `-title` as `-Tittle`. */
export const sortToWire = (names: WireNames, sort: string): string =>
  renamed(sort, (field) => wireNameOf(names, field))

/** `-Tittle` as `-title`. */
export const sortFromWire = (names: WireNames, sort: string): string =>
  renamed(sort, (name) => fieldOf(names, name))

const nameOf = (wire: WireName): string => (typeof wire === 'string' ? wire : wire.name)

const wireNameOf = (names: WireNames, field: string): string =>
  Object.entries(names).flatMap(([own, wire]) => (own === field ? [nameOf(wire)] : []))[0] ?? field

const fieldOf = (names: WireNames, name: string): string =>
  Object.entries(names).flatMap(([own, wire]) => (nameOf(wire) === name ? [own] : []))[0] ?? name

const renamed = (sort: string, rename: (name: string) => string): string =>
  sort.startsWith('-') ? `-${rename(sort.slice(1))}` : rename(sort)
