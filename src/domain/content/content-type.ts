import { Schema } from 'effect'
import { translatable, type TranslatableText, type TranslatableKeys } from '../language/translatable.ts'
import type { TranslatedFields } from '../language/translated-fields.ts'
import type { Role } from '../access/role.ts'

/** The default order of a list: by hand, newest first, or by a field and then by hand. */
export type Order = 'manual' | 'newest' | { readonly by: string }

interface Declaration<
  Name extends string,
  Fields extends Schema.Struct.Fields,
  Picture extends string,
  Translated extends string,
  Differing extends string,
> {
  readonly name: Name
  readonly fields: Fields
  /** Fields that hold the address of an uploaded picture; `images.image` is the image of each entry of `images`. */
  readonly pictures: ReadonlyArray<Picture>
  /** Where it holds the addresses of uploaded PDFs, in the form of `pictures`. */
  readonly files?: ReadonlyArray<string>
  /** Texts that have translations. They are counted, and marked where they fall back. */
  readonly translated?: ReadonlyArray<Translated>
  /** Pictures and figures that may differ by language. They fall back silently and are never counted. */
  readonly mayDiffer?: ReadonlyArray<Differing>
  /** Formatted texts, each with the field that holds its plain text and follows it. */
  readonly rich?: Readonly<Record<string, string>>
  /** Groups and lists of groups with translations of their own. */
  readonly groups?: Readonly<Record<string, TranslatedFields>>
  /** Fields that an item lacks as long as they are empty. */
  readonly optional?: ReadonlyArray<keyof Fields & string>
  /** Texts that no two items share, each with the sentence for the second one. */
  readonly unique?: { readonly [Field in keyof Fields & string]?: string }
  /** Fields that hold the id of an item of another content type, by its name. */
  readonly references?: Readonly<Partial<Record<keyof Fields & string, string>>>
  /** Further fields that lead to `address`, or hold ids of a content type, by its name; in the form of `pictures`. */
  readonly links?: Readonly<Record<string, string>>
  /** Fields that identify an item in an import, if the title alone does not: `createdAt` counts by its day. */
  readonly key?: ReadonlyArray<(keyof Fields & string) | 'createdAt'>
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
  Picture extends string = string,
  Translated extends string = string,
  Differing extends string = string,
> extends Declaration<Name, Fields, Picture, Translated, Differing> {
  /** Decodes what a person sent: texts are trimmed, absent optional fields become empty. */
  readonly schema: Schema.Struct<Fields & TranslatableKeys<Translated, Differing>>
}

/** Declares a content type once; adapters, endpoints, lists and editors derive from it. */
export const defineContentType = <
  const Name extends string,
  const Fields extends Schema.Struct.Fields,
  const Picture extends (keyof Fields & string) | `${keyof Fields & string}.${string}`,
  const Translated extends Exclude<TranslatableText<Fields>, Picture> = never,
  const Differing extends TranslatableText<Fields> = never,
>(
  declaration: Declaration<Name, Fields, Picture, Translated, Differing>,
): ContentType<Name, Fields, Picture, Translated, Differing> => ({
  ...declaration,
  schema: Schema.Struct({ ...declaration.fields, ...translatable(declaration.fields, declaration) }).annotate(
    {
      message: 'The item must be an object',
    },
  ),
})

/** Fields that the store adds to an input. Times are ISO 8601 in UTC; `version` counts the saves, from 1. */
export interface Stored {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
}
