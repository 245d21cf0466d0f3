import { Layer } from 'effect'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { hasWords } from '#domain/content/list/search-text.ts'
import { searchedTitles } from '#domain/history/translated-titles.ts'
import type { TrashedItem } from '#domain/history/trashed-item.ts'
import { Trash } from '#ports/content/trash.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { paged } from '../store/paged.ts'

export interface MemoryTrashOptions extends Behaviour {
  /** The journal of the stores whose items are deleted. */
  readonly journal?: Journal
}

/** Reads and empties the trash of a journal. */
export const MemoryTrash = ({ journal = makeJournal(), ...behaviour }: MemoryTrashOptions = {}) =>
  Layer.sync(Trash, () => {
    const { read, write } = simulate(behaviour)
    return Trash.of({
      list: ({ subjects, search = '', ...query } = {}) => {
        const matches = (item: TrashedItem) =>
          (subjects === undefined || subjects.includes(item.subject)) &&
          hasWords(searchedTitles(item), search)
        const items = () => journal.trash().filter(matches)
        return read(paged(items, { size: pageSizes.default, ...query }, { sortable: [], searched: [] }))
      },
      restore: (ref) => write(journal.restore(ref)),
      erase: (ref) => write(journal.erase(ref)),
    })
  })
