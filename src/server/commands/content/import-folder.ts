import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Effect } from 'effect'
import { contentImporter } from '#adapters/publishing/content-imports.ts'
import type { ContentTypeName } from '#domain/content/content-types.ts'
import { isPlainObject } from '#domain/content/merge/is-same.ts'
import type { Snapshot } from '#domain/history/activity.ts'
import { exportedRows } from '#domain/content/import/exported-items.ts'
import { importReport, type ImportReport } from '#domain/content/import/import-report.ts'
import type { ImportedItem } from '#domain/content/import/import-row.ts'
import { publishables, type Publishable } from '#domain/publishing/draft.ts'
import { ContentImports } from '#ports/content/content-imports.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { exportFormat, leftOutLine } from './export-folder.ts'
import { withPicturesHere } from './exported-pictures.ts'

export interface ImportedSubject {
  readonly subject: Publishable
  readonly report: ImportReport<ImportedItem>
  /** Languages of the export that this site does not have. */
  readonly leftOut?: ReadonlyArray<string>
}

const read = (file: string) =>
  Effect.tryPromise({
    try: async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8')),
    catch: () => new StartRefused(`${file} cannot be read.`),
  })

const itemsIn = (file: string, value: unknown): Effect.Effect<ReadonlyArray<Snapshot>, StartRefused> => {
  const items: unknown = Array.isArray(value) ? value : [value]
  return Array.isArray(items) && items.every(isPlainObject)
    ? Effect.succeed(items)
    : Effect.fail(new StartRefused(`${file} is no list of items.`))
}

/** Imports an exported folder into drafts, or only reports what that would do. */
export const importFolder = Effect.fnUntraced(function* (
  folder: string,
  {
    dryRun,
    types = publishables,
    timeZone,
  }: { readonly dryRun: boolean; readonly types?: ReadonlyArray<Publishable>; readonly timeZone: string },
) {
  const importRows = yield* contentImporter(timeZone)
  const site = yield* read(join(folder, 'site.json'))
  if (!isPlainObject(site) || site['format'] !== exportFormat)
    return yield* Effect.fail(new StartRefused(`${folder} is no export that this version can read.`))
  const [{ tag }, ...further] = yield* SiteLanguages
  // Older exports do not say it.
  const languages = Array.isArray(site['languages']) ? site['languages'].map(String) : undefined
  const [written = tag, ...translated] = languages ?? []
  if (written !== tag)
    return yield* Effect.fail(
      new StartRefused(`The texts of ${folder} are in ${written} first, and those of this site in ${tag}.`),
    )
  const leftOut = translated.filter((other) => !further.some((own) => own.tag === other))
  const imported: Array<ImportedSubject> = []
  for (const subject of publishables) {
    const file = join(folder, `${subject}.json`)
    if (!types.includes(subject) || !existsSync(file)) continue
    const items = yield* itemsIn(file, yield* read(file))
    const { exported, coming } = yield* withPicturesHere(folder, items, dryRun)
    const rows = yield* importRows(subject, exportedRows(exported, languages), dryRun, coming)
    imported.push({ subject, report: importReport(rows), leftOut })
  }
  return imported
})

/** Imports a CSV file, whose pictures were uploaded before. */
export const importFile = Effect.fnUntraced(function* (file: string, name: ContentTypeName, dryRun: boolean) {
  const imports = yield* ContentImports
  const csv = yield* Effect.tryPromise({
    try: () => readFile(file, 'utf8'),
    catch: () => new StartRefused(`${file} cannot be read.`),
  })
  const report = yield* imports
    .importCsv(name, csv, dryRun)
    .pipe(
      Effect.catchTag('InputRefused', ({ fields }) => Effect.fail(new StartRefused(String(fields['file'])))),
    )
  const imported: ImportedSubject = { subject: name, report }
  return [imported]
})

/** The lines to print: one for each language that is left out and for each row, and the sums. */
export const importLines = (imported: ReadonlyArray<ImportedSubject>): ReadonlyArray<string> => [
  ...new Set(imported.flatMap(({ leftOut = [] }) => leftOut.map(leftOutLine))),
  ...imported.flatMap(({ subject, report: { rows, ...sums } }) => [
    ...rows.map(({ row, does, title, fields }) => {
      const reasons = Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`)
      return [subject, row, does, title, ...reasons].filter((word) => word !== '').join(' ')
    }),
    `${subject}: ${Object.entries(sums)
      .map(([does, total]) => `${total} ${does}`)
      .join(', ')}`,
  ]),
]
