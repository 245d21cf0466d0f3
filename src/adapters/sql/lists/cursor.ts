import { Option, Schema } from 'effect'

/** A row's place in one order of a list. */
const Mark = Schema.fromJsonString(
  Schema.Struct({ sort: Schema.String, place: Schema.Array(Schema.Union([Schema.String, Schema.Int])) }),
)

export type Place = ReadonlyArray<string | number>

/** The opaque mark of a place in the order that `sort` names. */
export const cursorOf = (sort: string, place: Place): string =>
  Buffer.from(JSON.stringify({ sort, place })).toString('base64url')

/** Columns of a list's order that hold numbers; the others hold texts. */
const numbered: ReadonlyArray<string> = ['id', 'position']

/** The place that a mark means, or nothing where it belongs to another order or is no mark at all. */
export const placeOf = (mark: string, sort: string, columns: ReadonlyArray<string>): Place | undefined => {
  const read = Schema.decodeUnknownOption(Mark)(Buffer.from(mark, 'base64url').toString())
  if (Option.isNone(read) || read.value.sort !== sort) return undefined
  const { place } = read.value
  const fits = (part: Place[number] | undefined, column: string) =>
    typeof part === (numbered.includes(column) ? 'number' : 'string')
  const isWhole = place.length === columns.length && columns.every((column, at) => fits(place[at], column))
  return isWhole ? place : undefined
}
