import { discardables, type Discardable } from '#domain/history/subject.ts'
import type { Narrowing } from '../list/use-list.ts'

/** What of the trash the address asks for. */
export interface TrashFilter {
  readonly of?: Discardable
}

/** What an address may say of a subject that nobody knows is dropped. */
export const trashNarrowing: Narrowing<TrashFilter> = {
  read: ({ of }) => {
    const known = discardables.find((subject) => subject === of)
    return known === undefined ? {} : { of: known }
  },
  query: ({ of }) => (of === undefined ? {} : { subjects: [of] }),
}
