import { Effect, Layer } from 'effect'
import type { DeadOutsideLink } from '#domain/addresses/links/outside-result.ts'
import { itemGone } from '#ports/item-failures.ts'
import { OutsideLinks } from '#ports/server/links/outside-links.ts'

const gone = itemGone('address')

/** Outside links with given results; checks none. */
export const MemoryOutsideLinks = (dead: ReadonlyArray<DeadOutsideLink> = []): Layer.Layer<OutsideLinks> =>
  Layer.sync(OutsideLinks, () => {
    const links = new Map(dead.map((link) => [link.target, link]))
    const change = (target: string, changed: Partial<DeadOutsideLink>) =>
      Effect.suspend(() => {
        const link = links.get(target)
        if (link === undefined) return Effect.fail(gone)
        links.set(target, { ...link, ...changed })
        return Effect.void
      })
    return OutsideLinks.of({
      dead: Effect.sync(() => [...links.values()]),
      due: () => Effect.succeed([]),
      record: () => Effect.void,
      checkAgain: (target) => change(target, { checkedAt: '' }),
      ignore: (target, ignored) => change(target, { ignored }),
    })
  })
