import { ItemChanged, ItemNotFound } from './failures.ts'

/** `one` is the item's noun. */
export const itemGone = (one: string) => new ItemNotFound({ message: `This ${one} no longer exists.` })

export const itemChanged = (one: string, current: unknown) =>
  new ItemChanged({
    message: `Somebody else changed this ${one} in the meantime.`,
    current,
  })
