import type { Author } from './author.ts'
import type { ItemRef } from './item-ref.ts'
import type { Discardable } from './subject.ts'

/** An item in the trash. */
export interface Discarded extends ItemRef<Discardable> {
  /** Unique in the trash. */
  readonly id: string
  readonly title: string
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
  readonly deletedBy: Author
}
