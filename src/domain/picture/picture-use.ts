import type { ItemRef } from '../history/item-ref.ts'
import type { TranslatedTitles } from '../history/translated-titles.ts'
import type { Publishable } from '../publishing/draft.ts'

/** The state of a use: of a published item, of a draft, or of an unpublished item. */
export type UseState = 'live' | 'draft' | 'unpublished'

/** Names something that refers to pictures. Of a draft `itemId` is the draft's own id. */
export interface UseRef extends ItemRef<Publishable> {
  readonly state: UseState
}

/** A place that refers to a picture. */
export interface PictureUse extends ItemRef<Publishable>, TranslatedTitles {
  /** The first field that refers to it. */
  readonly field: string
  readonly state: UseState
  readonly draftId?: string
  /** When a scheduled change is due; ISO 8601. */
  readonly dueAt?: string
}
