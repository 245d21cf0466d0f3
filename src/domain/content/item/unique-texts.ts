import { asGroup } from '../../language/translated-fields.ts'
import type { AnyContentType } from '../content-types.ts'

interface WithUnique {
  readonly unique?: Readonly<Record<string, string>>
}

interface UniqueText {
  readonly field: string
  readonly text: string
  /** The errors of another item with this text. */
  readonly taken: Readonly<Record<string, string>>
}

/** The texts of an item that no other may have. */
export const uniqueTexts = (contentType: AnyContentType, item: object): ReadonlyArray<UniqueText> => {
  const { unique = {} }: WithUnique = contentType
  return Object.entries(unique).map(([field, sentence]) => ({
    field,
    text: String(asGroup(item)[field]),
    taken: { [field]: sentence },
  }))
}
