import { Context, DateTime, Effect, Layer } from 'effect'
import { contentTypes } from '#domain/content/content-types.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { picturesIn } from '#domain/history/pictures-in.ts'
import { homePageId } from '#domain/history/subject.ts'
import { allLanguages } from '#domain/language/in-language.ts'
import { lackingAlt, nameOfUpload, type LibraryPicture } from '#domain/picture/library-picture.ts'
import { isPdfAddress, pdfAddress, pdfError, pdfLimit } from '#domain/picture/pdf-file.ts'
import type { UseRef } from '#domain/picture/picture-use.ts'
import { storedState } from '#domain/publishing/stored-state.ts'
import { Contents } from '#ports/content/contents.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { PictureUploads } from '#ports/content/picture-uploads.ts'
import { Unpublished } from '#ports/content/unpublished.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { DraftStore } from '#ports/server/publishing/draft-store.ts'
import { UploadRefused } from '#ports/failures.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { PdfFiles } from '#ports/server/files/pdf-files.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { oncePerKeyInMemory } from '../store/once-per-key.ts'
import { paged } from '../store/paged.ts'

export interface MemoryLibraryOptions extends Behaviour {
  /** Oldest first. */
  readonly pictures?: ReadonlyArray<Omit<LibraryPicture, 'useCount'>>
}

const everything = pageSizes.max

/** Holds pictures of the library, and records what is uploaded. Uses are read from the stores of items. */
export const MemoryLibraryStore = ({ pictures = [], ...behaviour }: MemoryLibraryOptions = {}) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const contents = yield* Contents
      const homePage = yield* HomePageDetails
      const drafts = yield* DraftStore
      const unpublished = yield* Unpublished
      const uploads = yield* PictureUploads
      const languages = yield* SiteLanguages
      const { read } = simulate(behaviour)
      const stored = new Map(pictures.map((picture) => [picture.id, picture]))
      let last = Math.max(0, ...pictures.map(({ id }) => Number(id)))

      /** Everything that refers to pictures, with their addresses. */
      const referring = Effect.gen(function* () {
        const found: Array<{ readonly use: UseRef; readonly addresses: ReadonlyArray<string> }> = []
        const add = (use: UseRef, fields: object) =>
          found.push({ use, addresses: picturesIn(use.subject, storedState(use.subject, fields)) })
        for (const contentType of Object.values(contentTypes)) {
          const { items } = yield* contents.list(contentType, { size: everything }, allLanguages)
          for (const item of items) add({ state: 'live', subject: contentType.name, itemId: item.id }, item)
        }
        const details = yield* homePage.get(allLanguages)
        add({ state: 'live', subject: 'homePage', itemId: homePageId }, details)
        for (const { id, subject } of (yield* drafts.list({ size: everything })).items)
          add({ state: 'draft', subject, itemId: id }, (yield* drafts.find(id))?.fields ?? {})
        for (const ref of (yield* unpublished.list({ size: everything })).items)
          add(
            { state: 'unpublished', subject: ref.subject, itemId: ref.itemId },
            (yield* unpublished.get(ref)).item,
          )
        return found
      })

      const usesOf = (address: string) =>
        Effect.map(referring, (all) =>
          all.filter(({ addresses }) => addresses.includes(address)).map(({ use }) => use),
        )

      const counted = Effect.fnUntraced(function* (
        holds: (picture: Omit<LibraryPicture, 'useCount'>) => boolean,
      ) {
        const all = yield* referring
        return [...stored.values()].filter(holds).map((picture) => {
          const uses = all.filter(({ addresses }) => addresses.includes(picture.address))
          return { ...picture, useCount: uses.length, subjects: uses.map(({ use }) => use.subject) }
        })
      })
      const first = (holds: Parameters<typeof counted>[0]) =>
        Effect.map(counted(holds), ([found]) => {
          if (found === undefined) return undefined
          const { subjects: _, ...picture } = found
          return picture
        })

      const record = Effect.fnUntraced(function* (address: string, file: { name: string; size: number }) {
        const { id, name } = yield* OnBehalfOf
        const at = DateTime.formatIso(yield* DateTime.now)
        const bytes = file instanceof Blob ? yield* Effect.promise(() => file.arrayBuffer()) : undefined
        const digest =
          bytes && new Uint8Array(yield* Effect.promise(() => crypto.subtle.digest('SHA-256', bytes)))
        const picture = {
          id: String(++last),
          version: 1,
          createdAt: at,
          updatedAt: at,
          address,
          inLibrary: false,
          name: nameOfUpload(file.name),
          alt: '',
          decorative: false,
          translations: {},
          focus: '',
          bytes: file.size,
          ...(isPdfAddress(address) && { downloads: 0 }),
          digest: digest ? Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') : '',
          uploadedBy: { id, name },
        }
        stored.set(picture.id, picture)
      })

      return Context.make(LibraryStore, {
        list: ({ kind = 'picture', filter, lang = languages[0].tag, subject, digest, ...query }) =>
          read(
            Effect.flatMap(
              counted((picture) => digest === undefined || (digest !== '' && picture.digest === digest)),
              (all) => {
                const rows = all
                  .filter(({ address }) => isPdfAddress(address) === (kind === 'file'))
                  .filter(({ inLibrary, useCount }) =>
                    filter === 'unused' ? inLibrary && useCount === 0 : inLibrary || useCount > 0,
                  )
                  .filter(
                    (picture) => filter !== 'without_alt' || lackingAlt(picture, languages).includes(lang),
                  )
                  .filter(({ subjects }) => subject === undefined || subjects.includes(subject))
                  .map(({ subjects: _, ...picture }) => picture)
                  .toReversed()
                return paged(
                  () => rows,
                  { size: pageSizes.default, ...query },
                  {
                    sortable: ['createdAt'],
                    searched: ['name', 'alt'],
                    searchText: ({ translations }) =>
                      Object.values(translations)
                        .map(({ alt }) => alt)
                        .join('\n'),
                  },
                )
              },
            ),
          ),
        find: (id) => read(first((picture) => picture.id === id)),
        findAddress: (address) => first((picture) => picture.address === address),
        update: ({ useCount: _, ...picture }) => Effect.sync(() => void stored.set(picture.id, picture)),
        uses: (address, limit) => Effect.map(usesOf(address), (uses) => uses.slice(0, limit)),
        // Unpublished items keep the former address here.
        replaceUnpublished: () => Effect.void,
        oncePerKey: oncePerKeyInMemory(),
      }).pipe(
        Context.add(PdfFiles, {
          upload: (file) =>
            Effect.suspend(() => {
              const message = pdfError(file)
              const because = file.size > pdfLimit ? ('size' as const) : ('kind' as const)
              if (message !== undefined) return Effect.fail(new UploadRefused({ message, because }))
              const address = pdfAddress(`memory${last + 1}`)
              return Effect.as(record(address, file), address)
            }),
        }),
        Context.add(PictureUploads, {
          upload: (file, report) =>
            Effect.tap(uploads.upload(file, report), (address) => record(address, file)),
        }),
      )
    }),
  )
