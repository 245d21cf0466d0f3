import type { Failure } from '#domain/machines/failure.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { DetailsActor } from '../bridge/details-of.ts'
import type { ListActor } from '../bridge/list-machine-of.ts'
import type { SaveActor } from '../bridge/save-of.ts'
import type { Announcer } from './announcements.ts'
import { connectList } from './connect-list.ts'
import type { EntityWording } from './entity-wording.ts'
import { failedRequest, failedSave } from './failed-request.ts'

export interface Connected<Item extends Listed> {
  readonly list: ListActor<Item>
  readonly save: SaveActor<Item>
  readonly details?: DetailsActor<Item>
}

/** Restores removed items to their list; returns `undefined` if that is not possible. */
export type Undo = <Item extends Listed>(
  list: ListActor<Item>,
) => (ids: ReadonlyArray<string>) => (() => void) | undefined

/** Sends the facts of an entity's save and details actors to its list (L2 to L5), and announces them. */
export const connect = <Item extends Listed>(
  { list, save, details }: Connected<Item>,
  wording: EntityWording,
  announcer: Announcer,
  undo: Undo,
): void => {
  const { failures } = wording
  const { announce, words } = announcer
  const pending = new Set<'save' | 'details'>()
  const begin = (request: 'save' | 'details') => {
    pending.add(request)
    list.send({ type: 'item.saving' })
  }
  const settle = (request: 'save' | 'details', failure?: Failure) => {
    pending.delete(request)
    if (pending.size === 0) list.send({ type: 'item.settled', ...(failure && { failure }) })
  }
  const succeeded = (text: string | undefined) => text !== undefined && announce({ tone: 'success', text })

  connectList(list, wording, announcer, { undo: undo(list) })

  save.on('item.saving', () => begin('save'))
  save.on('item.added', (fact) => {
    list.send(fact)
    settle('save')
    succeeded(wording.added)
  })
  save.on('item.updated', (fact) => {
    list.send(fact)
    settle('save')
    succeeded(wording.updated)
  })
  save.on('item.notSaved', ({ failure, step }) => {
    const adding = save.getSnapshot().context.id === undefined
    settle('save', failure)
    if (save.getSnapshot().hasTag('asking')) return
    announce(failedSave(failure, step, adding ? failures.add : failures.update, words.failures))
  })

  details?.on('item.fetching', () => begin('details'))
  details?.on('item.fetched', () => settle('details'))
  details?.on('item.cleared', () => settle('details'))
  details?.on('item.notFetched', ({ failure }) => {
    settle('details', failure)
    announce(failedRequest(failures.details, failure))
  })
}
