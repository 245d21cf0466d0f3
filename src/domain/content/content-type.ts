import { Schema } from 'effect'
import type { Role } from '../role.ts'

/** How a content's lists are ordered unless asked otherwise: by hand, newest first, or by a field and then by hand. */
export type Order = 'position' | 'newest' | { readonly by: string }

interface Declaration<Name extends string, Fields extends Schema.Struct.Fields> {
  readonly name: Name
  readonly fields: Fields
  /**
   * Where the addresses of uploaded pictures stand, which are uploaded before the item is saved: a field, or a part of
   * every entry of a field, such as `images.image`.
   */
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

/** Declares a content once; adapters, calls, lists and editors derive from it. */
export const defineContentType = <const Name extends string, const Fields extends Schema.Struct.Fields>(
  declaration: Declaration<Name, Fields>,
): ContentType<Name, Fields> => ({
  ...declaration,
  schema: Schema.Struct(declaration.fields).annotate({ message: 'The item must be an object' }),
})

/** What the store adds to a draft. Times are ISO 8601 in UTC; `version` counts the saves, from 1. */
export interface Stored {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}
