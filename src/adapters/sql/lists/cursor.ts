import { Option, Schema } from 'effect'

const Cursor = Schema.fromJsonString(
  Schema.Struct({ sort: Schema.String, place: Schema.Array(Schema.Union([Schema.String, Schema.Int])) }),
)

/** A row's values of the columns that the list is ordered by. */
export type Place = ReadonlyArray<string | number>

/** Encodes a place in the order that `sort` names as an opaque cursor. */
export const cursorOf = (sort: string, place: Place): string =>
  Buffer.from(JSON.stringify({ sort, place })).toString('base64url')

/** Ordering columns of type integer; the others are texts. */
const integerColumns: ReadonlyArray<string> = ['id', 'position', 'owner_id', 'total']

/** Decodes a cursor; `undefined` if it is malformed or belongs to another order. */
export const placeAtCursor = (
  cursor: string,
  sort: string,
  columns: ReadonlyArray<string>,
): Place | undefined => {
  const read = Schema.decodeUnknownOption(Cursor)(Buffer.from(cursor, 'base64url').toString())
  if (Option.isNone(read) || read.value.sort !== sort) return undefined
  const { place } = read.value
  const fits = (part: Place[number] | undefined, column: string) =>
    typeof part === (integerColumns.includes(column) ? 'number' : 'string')
  const isValid =
    place.length === columns.length && columns.every((column, index) => fits(place[index], column))
  return isValid ? place : undefined
}
