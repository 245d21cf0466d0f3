import type { ContentTypeName, contentTypes, ContentInput } from '#domain/content/content-types.ts'
import type { PictureValue } from '#domain/machines/pending-pictures.ts'

type DraftOf<Name extends ContentTypeName> = ContentInput<(typeof contentTypes)[Name]>

/** A picture that may still be a file, and what it shows in words. */
export interface NamedPictureValue {
  readonly image: PictureValue
  readonly name: string
}

/** What a form holds of a content: its draft, with pictures that may still be files. */
export type FormValues<Name extends ContentTypeName> = {
  readonly [Field in keyof DraftOf<Name>]: Field extends 'image'
    ? PictureValue
    : Field extends 'images'
      ? ReadonlyArray<NamedPictureValue>
      : DraftOf<Name>[Field]
}
