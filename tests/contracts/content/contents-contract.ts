import { beforeEach, describe } from 'vitest'
import type { AnyContentType } from '#domain/content/content-types.ts'
import type { Contents } from '#ports/content/contents.ts'
import { contentBodies } from './content-bodies.ts'
import { contentFilters } from './content-filters.ts'
import { contentOrder } from './content-order.ts'
import { contentPaging } from './content-paging.ts'
import { contentSaving } from './content-saving.ts'
import { contentSearch } from './content-search.ts'
import { contentTranslationLists } from './content-translation-lists.ts'
import { contentTranslations } from './content-translations.ts'
import type { ContentsUnderTest } from './contents-under-test.ts'
import { everyContentType, somePictures } from './content-inputs.ts'
import { run, startedFor, type Start } from '../support/started.ts'

interface Options {
  readonly contents?: ReadonlyArray<AnyContentType>
  /** URLs that the adapter accepts as uploaded. */
  readonly pictures?: ReadonlyArray<string>
}

/** Contract of `Contents`, for each of the given content types. */
export const contentsContract = (
  name: string,
  start: Start<Contents['Service']>,
  { contents: named = everyContentType, pictures = somePictures }: Options = {},
) => {
  describe.each(named.map((contentType) => [contentType.name, contentType] as const))(
    `${name}: %s`,
    (_, contentType) => {
      const contents = startedFor('all', start)
      const under: ContentsUnderTest = {
        contentType,
        pictures,
        get contents() {
          return contents()
        },
      }

      beforeEach(async () => {
        const { items } = await run(contents().list(contentType))
        for (const { id } of items) await run(contents().remove(contentType, id))
      })

      contentSaving(under)
      contentOrder(under)
      contentPaging(under)
      contentFilters(under)
      contentSearch(under)
      contentTranslations(under)
      contentBodies(under)
      contentTranslationLists(under)
    },
  )
}
