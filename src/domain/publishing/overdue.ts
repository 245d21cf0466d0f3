import { draftListOf, type DraftPage, type ListedDraft } from './draft.ts'

const reason = 'The server could not apply it at its time, and tries again.'

/** Gives changes that are due and not applied their reason. @param now ISO 8601 in UTC. */
export const withOverdue = (page: DraftPage, now: string): DraftPage => {
  const isOverdue = (draft: ListedDraft) => draftListOf(draft) === 'scheduled' && draft.dueAt <= now
  return { ...page, items: page.items.map((draft) => (isOverdue(draft) ? { ...draft, reason } : draft)) }
}
