import { Schema } from 'effect'
import type { Role } from '../role.ts'

/** The default order of a list: by hand, newest first, or by a field and then by hand. */
export type Order = 'position' | 'newest' | { readonly by: string }

interface Declaration<Name extends string, Fields extends Schema.Struct.Fields> {
  readonly name: Name
  readonly fields: Fields
  /** Fields that hold the address of an uploaded picture; `images.image` is the image of each entry of `images`. */
  readonly pictures: ReadonlyArray<(keyof Fields & string) | `${keyof Fields & string}.${string}`>
  readonly listing: {
    readonly order: Order
    readonly sortable: ReadonlyArray<keyof Fields & string>
    readonly searched: ReadonlyArray<keyof Fields & string>
  }
  /** Roles that may add, update and delete; Admin always may. */
  readonly editors: ReadonlyArray<Role>
  readonly nouns: { readonly one: string; readonly many: string }
}

export interface ContentType<
  Name extends string = string,
  Fields extends Schema.Struct.Fields = Schema.Struct.Fields,
> extends Declaration<Name, Fields> {
  /** Decodes what a person sent: texts are trimmed, absent optional fields become empty. */
  readonly schema: Schema.Struct<Fields>
}

/** Declares a content type once; adapters, endpoints, lists and editors derive from it. */
export const defineContentType = <const Name extends string, const Fields extends Schema.Struct.Fields>(
  declaration: Declaration<Name, Fields>,
): ContentType<Name, Fields> => ({
  ...declaration,
  schema: Schema.Struct(declaration.fields).annotate({ message: 'The item must be an object' }),
})

/** What the store adds to an input. Times are ISO 8601 in UTC; `version` counts the saves, from 1. */
export interface Stored {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}
