import { Array, Effect, Layer, Option } from 'effect'
import { contentTypeNames, contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { homePageId, isContentTypeName, titleFieldOf, snapshotTitle } from '#domain/history/subject.ts'
import { csvRows } from '#domain/content/import/csv-rows.ts'
import { importReport } from '#domain/content/import/import-report.ts'
import { referenceFields, type ImportedItem, type ImportRow } from '#domain/content/import/import-row.ts'
import {
  planContentImport,
  type ImportedDraft,
  type PlannedItem,
  type PresentItem,
} from '#domain/content/import/plan-content-import.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import type { Publishable } from '#domain/publishing/draft.ts'
import { storedState } from '#domain/publishing/stored-state.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import { Contents } from '#ports/content/contents.ts'
import { Drafts } from '#ports/content/drafts.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { Unpublished, type UnpublishedItem } from '#ports/content/unpublished.ts'
import { inputRefused } from '#ports/failures.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { SiteLanguages } from '#ports/site-languages.ts'

/** Between so many rows, others may write. */
const rowsAtOnce = 100

/** More than there are. */
const all = 1_000_000

/** Plans and saves imports over the stores of items. `timeZone` decides of which day an item is. */
export const contentImporter = Effect.fnUntraced(function* (timeZone: string) {
  const contents = yield* Contents
  const drafts = yield* Drafts
  const homePage = yield* HomePageDetails
  const languages = yield* SiteLanguages
  const pictures = yield* Effect.serviceOption(PictureRecords)
  const store = yield* DraftStore
  const unpublished = yield* Unpublished

  const unpublishedOf = Effect.fnUntraced(function* (subject: ContentTypeName) {
    const refs: Array<UnpublishedItem> = []
    for (let page = 1; ; page += 1) {
      const { items } = yield* unpublished.list({ subjects: [subject], size: pageSizes.max, page })
      refs.push(...items)
      if (items.length < pageSizes.max) break
    }
    return yield* Effect.forEach(refs, (ref) => Effect.map(unpublished.get(ref), ({ item }) => item))
  })

  const itemsOf = Effect.fnUntraced(function* (subject: Publishable) {
    if (!isContentTypeName(subject)) {
      const details = yield* homePage.get(allLanguages)
      return [{ itemId: homePageId, createdAt: '', fields: storedState(subject, details) }]
    }
    const { items } = yield* contents.list(contentTypes[subject], {}, allLanguages)
    return [...items, ...(yield* unpublishedOf(subject))].map((item): PresentItem => ({
      itemId: item.id,
      createdAt: item.createdAt,
      fields: storedState(subject, item),
    }))
  })

  /** The ids of items by their titles. */
  const idsOf = Effect.fnUntraced(function* (subject: ContentTypeName) {
    const { items } = yield* contents.list(contentTypes[subject])
    return [subject, new Map(items.map((item) => [snapshotTitle(subject, { ...item }), item.id]))] as const
  })

  const unknownIn = Effect.fnUntraced(function* (addresses: ReadonlyArray<string>, dryRun: boolean) {
    if (Option.isNone(pictures)) return []
    const { claim, known } = pictures.value
    if (!dryRun) return yield* claim(addresses)
    const stored = new Set(yield* known(addresses))
    return addresses.filter((address) => !stored.has(address))
  })

  const planned = Effect.fnUntraced(function* (
    subject: Publishable,
    rows: ReadonlyArray<ImportRow>,
    { dryRun, coming }: { readonly dryRun: boolean; readonly coming: ReadonlySet<string> },
  ) {
    const referred = contentTypeNames.filter((name) => Object.values(referenceFields(subject)).includes(name))
    const waiting = yield* store.withoutTime(all)
    const addresses = [...new Set(rows.flatMap(({ input }) => picturesIn(subject, input)))]
    const plan: Array<PlannedItem> = []
    const steps = planContentImport(subject, rows, {
      items: yield* itemsOf(subject),
      drafts: waiting.filter((draft) => draft.subject === subject),
      languages,
      timeZone,
      unknownPictures: yield* unknownIn(
        addresses.filter((address) => !coming.has(address)),
        dryRun,
      ),
      ids: Object.fromEntries(yield* Effect.forEach(referred, idsOf)),
    })
    for (const item of steps) {
      plan.push(item)
      yield* Effect.yieldNow
    }
    return plan
  })

  const save = (subject: Publishable, { itemId, draft, fields, place }: ImportedDraft) =>
    draft === undefined
      ? drafts.add({ subject, itemId, action: 'publish', fields, ...(place !== undefined && { place }) })
      : drafts.update(draft.id, { version: draft.version, fields })

  /** Saves a row in a savepoint. What somebody else saved since the plan refuses it alone. */
  const written = (subject: Publishable, { row, write }: PlannedItem) => {
    if (write === undefined) return Effect.succeed(row)
    const refused = (fields: ImportedItem['fields']) =>
      Effect.succeed<ImportedItem>({ ...row, does: 'refused', fields })
    return save(subject, write).pipe(
      Effect.as(row),
      Effect.catchTag('InputRefused', ({ fields }) => refused(fields)),
      Effect.catchTag(['ItemChanged', 'ItemNotFound'], ({ message }) =>
        refused({ [titleFieldOf(subject)]: message }),
      ),
    )
  }

  /** `coming` are pictures that a dry run does not upload. */
  return Effect.fnUntraced(function* (
    subject: Publishable,
    rows: ReadonlyArray<ImportRow>,
    dryRun: boolean,
    coming: ReadonlySet<string> = new Set(),
  ) {
    const plan = yield* planned(subject, rows, { dryRun, coming })
    if (dryRun) return plan.map(({ row }) => row)
    const steps = yield* Effect.forEach(Array.chunksOf(plan, rowsAtOnce), (step) =>
      store.atomically(Effect.forEach(step, (one) => written(subject, one))),
    )
    return steps.flat()
  })
})

/** Imports over the stores of items. */
export const StoredContentImports = (timeZone = 'UTC') =>
  Layer.effect(
    ContentImports,
    Effect.gen(function* () {
      const languages = yield* SiteLanguages
      const importRows = yield* contentImporter(timeZone)
      return ContentImports.of({
        importCsv: Effect.fnUntraced(function* (name, csv, dryRun) {
          const table = csvRows(name, csv, languages)
          if ('file' in table) return yield* inputRefused(table)
          const rows = yield* importRows(name, table.rows, dryRun)
          return importReport([...table.refused, ...rows])
        }),
      })
    }),
  )
