import type { Author } from './author.ts'
import type { ItemRef } from './item-ref.ts'
import type { Discardable } from './subject.ts'

/** An item in the trash. */
export interface Discarded extends ItemRef<Discardable> {
  /** Its key among everything in the trash. */
  readonly id: string
  /** What the item is called. */
  readonly title: string
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
  readonly deletedBy: Author
}
