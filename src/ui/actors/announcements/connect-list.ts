import type { Listed } from '#domain/machines/list-machine.ts'
import type { ListActor } from '../bridge/list-machine-of.ts'
import type { Announcer } from './announcements.ts'
import type { EntityWording } from './entity-wording.ts'
import { failedRequest } from './failed-request.ts'
import { isMissing } from './is-missing.ts'

interface Options {
  readonly undo?: (ids: ReadonlyArray<string>) => (() => void) | undefined
  /** Whether a back end may lack this list; its failure is then not announced. */
  readonly mayLack?: boolean
}

interface ListWording {
  readonly failures: Pick<EntityWording['failures'], 'fetch' | 'remove'>
  readonly removed: string
}

/** Announces the facts of a list; a removal that `undo` can revert is announced with a button for it. */
export const connectList = <Item extends Listed>(
  list: ListActor<Item>,
  { failures, removed }: ListWording,
  { announce, words }: Announcer,
  { undo, mayLack = false }: Options = {},
): void => {
  list.on('list.failed', ({ failure }) => {
    if (!mayLack || !isMissing(failure)) announce(failedRequest(failures.fetch, failure))
  })
  list.on('items.removed', ({ ids }) => {
    const onSelect = undo?.(ids)
    const action = onSelect && { label: words.failures.undo, onSelect }
    announce({ tone: 'success', text: removed, ...(action && { action }) })
  })
  list.on('items.notRemoved', ({ failure }) => {
    const { removing, query } = list.getSnapshot().context
    announce(failedRequest(failures.remove, failure))
    // Some of several items may be gone.
    if (removing.length > 1) list.send({ type: 'list.fetch', query })
  })
}
