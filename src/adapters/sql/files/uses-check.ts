import type { DatabaseSync } from 'node:sqlite'
import type { UseRef } from '#domain/picture/picture-use.ts'

/** Compares where pictures are used with the items that are read. */
export const usesCheck = (database: DatabaseSync) => {
  const stored = database.prepare(
    'select address from picture_uses where subject = ? and item_id = ? and state = ? order by address',
  )
  let seen = 0

  return {
    /** A sentence if what is recorded of an item differs from the addresses to which it refers. */
    faultsOf: (
      name: string,
      { state, subject, itemId }: UseRef,
      addresses: ReadonlyArray<string>,
    ): ReadonlyArray<string> => {
      const recorded = stored.all(subject, Number(itemId), state).map(({ address }) => String(address))
      seen += recorded.length
      const isRight = recorded.join() === addresses.toSorted().join()
      return isRight ? [] : [`The uses of pictures by ${name} are wrong. The daily clean-up corrects them.`]
    },

    /** Once all items were compared: uses without an item, and wrong counts. */
    remaining: (): ReadonlyArray<string> => {
      const total = Number(database.prepare('select count(*) as total from picture_uses').get()?.['total'])
      const counts = database
        .prepare(
          `select address from library_pictures where uses <>
            (select count(*) from picture_uses where picture_uses.address = library_pictures.address)`,
        )
        .all()
        .map(({ address }) => `The uses of ${String(address)} are counted wrong.`)
      return total === seen ? counts : [`${total - seen} uses of pictures have no item.`, ...counts]
    },
  }
}
