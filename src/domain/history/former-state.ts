import type { Change, Snapshot } from './activity.ts'

/** What is saved so that an item is once more as it was before a change: what the change brought along is emptied. */
export const formerState = ({ before, after }: Pick<Change, 'before' | 'after'>): Snapshot => ({
  ...Object.fromEntries(Object.entries(after ?? {}).map(([field, value]) => [field, emptied(value)])),
  ...before,
})

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  return typeof value === 'object' ? {} : ''
}
