import { Effect, Layer } from 'effect'
import { SqlClient, type Statement } from 'effect/sql'
import { fold, searchWords } from '#domain/content/list/search-text.ts'
import type { Author } from '#domain/history/author.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { searchedTitles, titlesIn } from '#domain/history/translated-titles.ts'
import { furtherTags } from '#domain/language/language.ts'
import {
  draftLists,
  draftTitles,
  historyIdOf,
  publishables,
  recordedDraft,
  type Draft,
  type DraftAction,
  type DraftList,
  type DraftState,
  type ListedDraft,
  type Publishable,
} from '#domain/publishing/draft.ts'
import type { PreviewedDrafts } from '#domain/publishing/preview.ts'
import type { ReviewState } from '#domain/publishing/review.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { draftsSubject } from '#ports/server/saves.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { rowId } from '../client/row-id.ts'
import { orStoreFailure } from '../client/store-failure.ts'
import { recordUses } from '../files/picture-uses.ts'
import { recordChange } from '../history/record-activity.ts'
import { oncePerKey } from '../client/idempotency.ts'
import { filteredPage } from '../lists/filtered-page.ts'
import type { ListedTable } from '../lists/listed-table.ts'
import { withoutIndex } from '../lists/without-index.ts'
import type { Row } from '../client/row.ts'

const common = `id, version, created_at, updated_at, subject, item_id, action, due_at, reverts_id, release, state, reason,
  author_id, author, review, review_note, review_by_id, review_by`

const listing: ListedTable = {
  table: 'drafts',
  selected: `${common}, title,
    coalesce((case fields when '{}' then base else fields end) ->> 'translations', '{}') as translations, coalesce(
    (select due_at from drafts as back where back.reverts_id = drafts.id and back.reverts_id <> 0), '') as revert_at`,
  order: { columns: ['due_at', 'id'], descending: false },
  sorts: {},
  titleKey: 'folded',
}

const idOf = (value: unknown) => (value === 0 ? '' : String(value))

const commonOf = (row: Row): Omit<Draft, 'base' | 'fields' | 'place'> => ({
  id: String(row['id']),
  version: Number(row['version']),
  createdAt: String(row['created_at']),
  updatedAt: String(row['updated_at']),
  // Only this file writes drafts.
  subject: row['subject'] as Publishable,
  itemId: idOf(row['item_id']),
  action: row['action'] as DraftAction,
  dueAt: String(row['due_at']),
  revertsId: idOf(row['reverts_id']),
  release: String(row['release']),
  state: row['state'] as DraftState,
  reason: String(row['reason']),
  author: { id: String(row['author_id']), name: String(row['author']) } satisfies Author,
  ...(row['review'] !== '' && {
    review: row['review'] as ReviewState,
    reviewNote: String(row['review_note']),
    reviewBy: { id: String(row['review_by_id']), name: String(row['review_by']) },
  }),
})

const draftOf = (row: Row): Draft => ({
  ...commonOf(row),
  base: JSON.parse(String(row['base'])),
  fields: JSON.parse(String(row['fields'])),
  ...(row['place'] !== '' && { place: row['place'] === 'last' ? 'last' : Number(row['place']) }),
})

const listedOf = (row: Row, tags: ReadonlyArray<string>): ListedDraft => {
  const draft = commonOf(row)
  return {
    ...draft,
    title: String(row['title']),
    ...titlesIn(draft.subject, JSON.parse(String(row['translations'])), tags),
    revertAt: String(row['revert_at']),
  }
}

const rowOf = (draft: Omit<Draft, 'id'>) => {
  const { subject, base, fields, place = '' } = draft
  const titles = draftTitles(draft)
  return {
    version: draft.version,
    created_at: draft.createdAt,
    updated_at: draft.updatedAt,
    subject,
    item_id: rowId(draft.itemId),
    action: draft.action,
    base: JSON.stringify(base),
    fields: JSON.stringify(fields),
    pictures: JSON.stringify([...new Set([...picturesIn(subject, base), ...picturesIn(subject, fields)])]),
    place: String(place),
    due_at: draft.dueAt,
    reverts_id: rowId(draft.revertsId),
    release: draft.release,
    state: draft.state,
    reason: draft.reason,
    author_id: draft.author.id,
    author: draft.author.name,
    review: draft.review ?? '',
    review_note: draft.reviewNote ?? '',
    review_by_id: draft.reviewBy?.id ?? '',
    review_by: draft.reviewBy?.name ?? '',
    title: titles.title,
    folded: fold(searchedTitles(titles)),
  }
}

export const SqlDraftStore: Layer.Layer<DraftStore, never, SqlClient.SqlClient> = Layer.effect(
  DraftStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const tags = furtherTags(yield* SiteLanguages)

    const read = (condition: Statement.Fragment, limit = 1_000) =>
      sql<Row>`select * from drafts where ${condition} order by due_at, id limit ${limit}`.pipe(
        Effect.map((rows) => rows.map(draftOf)),
        orStoreFailure,
      )
    const first = (condition: Statement.Fragment) => Effect.map(read(condition, 1), ([draft]) => draft)

    /** A trigger forgets those of deleted drafts. */
    const uses = ({ id, subject, fields }: Draft) =>
      recordUses(sql, { state: 'draft', subject, itemId: id }, fields)

    const isWaiting = sql`due_at <> '' and state = 'waiting' and is_aside = 0`
    const inList = (list: DraftList) => {
      if (list === 'draft') return sql`(state = 'waiting' and due_at = '')`
      if (list === 'scheduled') return sql`(state = 'waiting' and due_at <> '')`
      // Repeats the condition of the partial index, which is not used without it.
      return sql`(state <> 'waiting' and state = ${list})`
    }
    // A change back is listed with the change that it undoes, and alone once that is applied.
    const isListed = sql`is_aside = 0 and (reverts_id = 0 or fields <> '{}' or action <> 'revert')`
    const isOf = (subjects: ReadonlyArray<Publishable>) => sql.in('subject', subjects)
    const isOfAny = (subjects: ReadonlyArray<Publishable>) => withoutIndex(sql, isOf(subjects))
    /** Decides as the function of the domain. */
    const isPreviewed = (of: PreviewedDrafts | undefined) => {
      if (of === undefined) return sql`true`
      const { subjects, only } = of
      if (only === undefined) return isOfAny(subjects)
      if ('draftId' in only) {
        const id = rowId(only.draftId)
        return sql`${isOfAny(subjects)} and (id = ${id} or (reverts_id = ${id} and reverts_id <> 0))`
      }
      return sql`${isOf(subjects)} and subject = ${only.subject} and item_id = ${rowId(only.itemId)}`
    }
    const usual = draftLists.filter((list) => list !== 'discarded')

    return DraftStore.of({
      list: ({ lists = usual, subjects, items, release, from, until, review, search = '', ...query }) => {
        const conditions = [
          isListed,
          sql.or(lists.map(inList)),
          ...(subjects === undefined || items !== undefined ? [] : [isOfAny(subjects)]),
          ...(items === undefined
            ? []
            : [isOf(subjects ?? publishables), sql.in('item_id', items.map(rowId))]),
          ...(release === undefined ? [] : [sql`release = ${release}`]),
          ...(from === undefined ? [] : [sql`due_at >= ${from}`]),
          ...(until === undefined ? [] : [sql`due_at <> '' and due_at < ${until}`]),
          // Repeats the condition of the partial index, which is not used without it.
          ...(review === undefined ? [] : [sql`review <> '' and review = ${review}`]),
          ...searchWords(search).map((word) => sql`instr(folded, ${word}) > 0`),
        ]
        return filteredPage(sql, listing, conditions, query).pipe(
          Effect.map((page) => ({ ...page, items: page.items.map((row) => listedOf(row, tags)) })),
          orStoreFailure,
        )
      },
      find: (id) => first(sql`id = ${rowId(id)} and is_aside = 0`),
      of: ({ subject, itemId }) =>
        read(sql`subject = ${subject} and item_id = ${rowId(itemId)} and item_id <> 0
          and is_aside = 0 and state <> 'discarded'`),
      backOf: (id) => first(sql`reverts_id = ${rowId(id)} and reverts_id <> 0`),
      inReleases: (name) =>
        sql<Row>`select ${sql.literal(listing.selected)} from drafts where ${isListed} and ${isWaiting}
          and ${name === undefined ? sql`release <> ''` : sql`release = ${name}`} order by due_at, id`.pipe(
          Effect.map((rows) => rows.map((row) => listedOf(row, tags))),
          orStoreFailure,
        ),
      insert: (draft) =>
        sql<Row>`insert into drafts ${sql.insert(rowOf(draft))} returning *`.pipe(
          Effect.map(([row = {}]) => draftOf(row)),
          Effect.tap(uses),
          orStoreFailure,
        ),
      update: (draft) =>
        sql`update drafts set ${sql.update(rowOf(draft))} where id = ${rowId(draft.id)}`.pipe(
          Effect.andThen(uses(draft)),
          orStoreFailure,
        ),
      remove: (id) => sql`delete from drafts where id = ${rowId(id)}`.pipe(Effect.asVoid, orStoreFailure),
      due: (until, limit, of) =>
        Effect.gen(function* () {
          const its = sql`${isWaiting} and ${isPreviewed(of)}`
          const [last] = yield* sql<{ due_at: string }>`select due_at from drafts
            where ${its} and due_at <= ${until} order by due_at, id limit 1 offset ${limit - 1}`
          return yield* read(sql`${its} and due_at <= ${last?.due_at ?? until}`, 100_000)
        }).pipe(orStoreFailure),
      withoutTime: (limit, of) =>
        read(sql`due_at = '' and state = 'waiting' and is_aside = 0 and ${isPreviewed(of)}`, limit),
      times: (limit, of) =>
        sql<{ due_at: string; release: string }>`select due_at, release from drafts
          where ${isWaiting} and ${isPreviewed(of)} order by due_at, id limit ${limit}`.pipe(
          Effect.map((rows) => rows.map(({ due_at: dueAt, release }) => ({ dueAt, release }))),
          orStoreFailure,
        ),
      countDue: (until) =>
        sql<{
          total: number
        }>`select count(*) as total from drafts where ${isWaiting} and due_at <= ${until}`.pipe(
          Effect.map(([row]) => row?.total ?? 0),
          orStoreFailure,
        ),
      nextDue: sql<{ next: string | null }>`select min(due_at) as next from drafts where ${isWaiting}`.pipe(
        Effect.map(([row]) => row?.next ?? undefined),
        orStoreFailure,
      ),
      record: (kind, draft) =>
        recordChange(sql, { kind, ...recordedDraft(draft), saved: draftsSubject }).pipe(orStoreFailure),
      adopt: (draft, itemId) =>
        sql`update activities set item_id = ${itemId}
          where subject = ${draft.subject} and item_id = ${historyIdOf(draft)}`.pipe(
          Effect.asVoid,
          orStoreFailure,
        ),
      atomically: (work) => sql.withTransaction(work).pipe(orStoreFailure),
      oncePerKey: (key, work) => oncePerKey(sql, { kind: 'drafts', key })(work).pipe(orStoreFailure),
    })
  }),
)
