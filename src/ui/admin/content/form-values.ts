import type { ContentTypeName, contentTypes, ContentInput } from '#domain/content/content-types.ts'
import type { Translatable } from '#domain/language/translated-fields.ts'
import type { PictureValue } from '#domain/forms/pending-pictures.ts'

type InputOf<Name extends ContentTypeName> = ContentInput<(typeof contentTypes)[Name]>

/** A picture that may be a file to upload, with its name. */
export interface NamedPictureValue {
  readonly image: PictureValue
  readonly name: string
}

/** The values of a content type's form: its input, with pictures that may be files to upload. */
export type FormValues<Name extends ContentTypeName> = {
  readonly [Field in Exclude<keyof InputOf<Name>, keyof Translatable>]-?: Field extends 'image' | 'picture'
    ? PictureValue
    : Field extends 'images'
      ? ReadonlyArray<NamedPictureValue>
      : Exclude<InputOf<Name>[Field], undefined>
} & Pick<InputOf<Name>, keyof InputOf<Name> & keyof Translatable>
