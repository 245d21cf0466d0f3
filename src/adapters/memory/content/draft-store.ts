import { Effect, Layer } from 'effect'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { hasWords } from '#domain/content/list/search-text.ts'
import { isContentTypeName } from '#domain/history/subject.ts'
import { keyOf } from '#domain/history/item-ref.ts'
import { searchedTitles } from '#domain/history/translated-titles.ts'
import { furtherTags } from '#domain/language/language.ts'
import {
  draftLists,
  draftTitles,
  historyIdOf,
  draftListOf,
  recordedDraft,
  type Draft,
  type ListedDraft,
} from '#domain/publishing/draft.ts'
import { isPreviewed, type PreviewedDrafts } from '#domain/publishing/preview.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { oncePerKeyInMemory } from '../store/once-per-key.ts'
import { makeJournal, type Journal } from '../store/journal.ts'
import { paged } from '../store/paged.ts'

export interface MemoryDraftStoreOptions extends Behaviour {
  readonly drafts?: ReadonlyArray<Draft>
  /** Records what becomes of drafts; hides those of items in its trash. */
  readonly journal?: Journal
}

const byTime = (one: Draft, other: Draft) =>
  one.dueAt === other.dueAt ? Number(one.id) - Number(other.id) : one.dueAt < other.dueAt ? -1 : 1

const usual = draftLists.filter((list) => list !== 'discarded')

/** Stores drafts as long as the layer lives. */
export const MemoryDraftStore = ({
  drafts = [],
  journal = makeJournal(),
  ...behaviour
}: MemoryDraftStoreOptions = {}) =>
  Layer.effect(
    DraftStore,
    Effect.map(SiteLanguages, (languages) => {
      const { read } = simulate(behaviour)
      const tags = furtherTags(languages)
      const stored = new Map(drafts.map((draft) => [draft.id, draft]))
      let last = Math.max(0, ...drafts.map(({ id }) => Number(id)))

      const isAside = ({ subject, itemId }: Draft) =>
        isContentTypeName(subject) && journal.trash().some(({ id }) => id === keyOf({ subject, itemId }))
      const all = () => [...stored.values()].filter((draft) => !isAside(draft)).toSorted(byTime)
      const waitingAll = () => all().filter(({ state }) => state === 'waiting')
      const waiting = () => waitingAll().filter(({ dueAt }) => dueAt !== '')
      const dueUntil = (until: string) => waiting().filter((draft) => draft.dueAt <= until)
      const backOf = (id: string) => all().find(({ revertsId }) => revertsId === id)
      const listed = ({ base, fields, place: _, ...draft }: Draft): ListedDraft => ({
        ...draft,
        ...draftTitles({ ...draft, base, fields }, tags),
        revertAt: backOf(draft.id)?.dueAt ?? '',
      })

      const isOf = (previewed: PreviewedDrafts | undefined) => (draft: Draft) =>
        previewed === undefined || isPreviewed(previewed, draft)
      const isListed = ({ revertsId }: Draft) => revertsId === '' || !stored.has(revertsId)

      return DraftStore.of({
        list: ({ lists = usual, subjects, items, release, from, until, review, search = '', ...query }) => {
          const rows = () =>
            all()
              .filter(isListed)
              .filter((draft) => lists.includes(draftListOf(draft)))
              .filter(({ subject }) => subjects === undefined || subjects.includes(subject))
              .filter(({ itemId }) => items === undefined || items.includes(itemId))
              .filter((draft) => release === undefined || draft.release === release)
              .filter(({ dueAt }) => from === undefined || dueAt >= from)
              .filter(({ dueAt }) => until === undefined || (dueAt !== '' && dueAt < until))
              .filter((draft) => review === undefined || draft.review === review)
              .map(listed)
              .filter((draft) => hasWords(searchedTitles(draft), search))
          return read(paged(rows, { size: pageSizes.default, ...query }, { sortable: [], searched: [] }))
        },
        find: (id) => Effect.sync(() => all().find((draft) => draft.id === id)),
        of: ({ subject, itemId }) =>
          Effect.sync(() =>
            all().filter(
              (draft) =>
                draft.subject === subject &&
                draft.itemId === itemId &&
                itemId !== '' &&
                draft.state !== 'discarded',
            ),
          ),
        backOf: (id) => Effect.sync(() => backOf(id)),
        inReleases: (name) =>
          read(
            Effect.sync(() =>
              waiting()
                .filter(isListed)
                .filter(({ release }) => (name === undefined ? release !== '' : release === name))
                .map(listed),
            ),
          ),
        insert: (draft) =>
          Effect.sync(() => {
            const id = String(++last)
            const inserted = { ...draft, id }
            stored.set(id, inserted)
            return inserted
          }),
        update: (draft) => Effect.sync(() => void stored.set(draft.id, draft)),
        remove: (id) => Effect.sync(() => void stored.delete(id)),
        due: (until, limit, of) =>
          Effect.sync(() => {
            const due = dueUntil(until).filter(isOf(of))
            const moment = due[limit - 1]?.dueAt ?? until
            return due.filter(({ dueAt }) => dueAt <= moment)
          }),
        withoutTime: (limit, of) =>
          Effect.sync(() =>
            waitingAll()
              .filter(({ dueAt }) => dueAt === '')
              .filter(isOf(of))
              .slice(0, limit),
          ),
        times: (limit, of) => Effect.sync(() => waiting().filter(isOf(of)).slice(0, limit)),
        countDue: (until) => Effect.sync(() => dueUntil(until).length),
        nextDue: Effect.sync(() => waiting()[0]?.dueAt),
        record: (kind, draft) => journal.changed({ kind, ...recordedDraft(draft) }),
        adopt: (draft, itemId) =>
          journal.renamed({ subject: draft.subject, itemId: historyIdOf(draft) }, itemId),
        // Undoes changes of drafts only; items stay as they were written.
        atomically: (work) =>
          Effect.suspend(() => {
            const before = [...stored]
            const restore = Effect.sync(() => {
              stored.clear()
              for (const [id, draft] of before) stored.set(id, draft)
            })
            return Effect.onError(work, () => restore)
          }),
        oncePerKey: oncePerKeyInMemory(),
      })
    }),
  )
