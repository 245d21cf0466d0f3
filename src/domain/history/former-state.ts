import type { Change, Snapshot } from './activity.ts'

/** The input that restores an item as it was before a change. Fields that the change added become empty. */
export const formerState = ({ before, after }: Pick<Change, 'before' | 'after'>): Snapshot => ({
  ...Object.fromEntries(Object.entries(after ?? {}).map(([field, value]) => [field, emptied(value)])),
  ...before,
})

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'object' ? {} : ''
}
