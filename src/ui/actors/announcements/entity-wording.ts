import type { FailureWording } from '#domain/wording/failure-wording.ts'

/** The announcements of an entity's requests. */
export interface EntityWording {
  readonly failures: Readonly<Record<'fetch' | 'add' | 'update' | 'details' | 'remove', FailureWording>>
  readonly removed: string
  /** Missing unless the catalogue has it; the list shows what was saved. */
  readonly added?: string
  readonly updated?: string
}
