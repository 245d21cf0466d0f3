import { Layer } from 'effect'
import { pageSizes } from '#domain/content/list-query.ts'
import { Trash } from '#ports/trash.ts'
import { behaving, type Behaviour } from './behaviour.ts'
import { makeJournal, type Journal } from './journal.ts'
import { paged } from './paged.ts'

export interface MemoryTrashOptions extends Behaviour {
  /** The one of the stores whose items go there. */
  readonly journal?: Journal
}

/** What the memory's stores have thrown away. */
export const MemoryTrash = ({ journal = makeJournal(), ...behaviour }: MemoryTrashOptions = {}) =>
  Layer.sync(Trash, () => {
    const { read, write } = behaving(behaviour)
    return Trash.of({
      list: ({ subjects, ...query } = {}) => {
        const items = () =>
          journal.trash().filter(({ subject }) => subjects === undefined || subjects.includes(subject))
        return read(paged(items, { size: pageSizes.usual, ...query }, { sortable: [], searched: ['title'] }))
      },
      restore: (ref) => write(journal.restore(ref)),
      erase: (ref) => write(journal.erase(ref)),
    })
  })
