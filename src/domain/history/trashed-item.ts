import type { Author } from './author.ts'
import type { ItemRef } from './item-ref.ts'
import type { Trashable } from './subject.ts'
import type { TranslatedTitles } from './translated-titles.ts'

/** An item in the trash. */
export interface TrashedItem extends ItemRef<Trashable>, TranslatedTitles {
  /** Unique in the trash. */
  readonly id: string
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
  readonly deletedBy: Author
}
