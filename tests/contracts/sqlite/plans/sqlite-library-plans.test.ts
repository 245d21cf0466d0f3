import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { SqlLibraryStore } from '#adapters/sql/media/library-store.ts'
import { SqlPictureRecords } from '#adapters/sql/files/picture-records.ts'
import type { LibraryQuery } from '#domain/picture/library-picture.ts'
import { LibraryStore } from '#ports/server/files/library-store.ts'
import { PictureRecords } from '#ports/server/files/picture-records.ts'
import { openStore } from '../../support/open-store.ts'
import { plansOf } from './plans-of.ts'

const plansOfList = (query: LibraryQuery) =>
  openStore().run(
    Effect.provide(
      LibraryStore.use(({ list }) => plansOf(list({ size: 24, ...query }))),
      SqlLibraryStore,
    ),
  )

// Seen failing without each of the indexes.
it.each<[LibraryQuery, RegExp]>([
  [{ filter: 'unused' }, /INDEX library_pictures_unused/],
  [{ filter: 'without_alt' }, /INDEX library_pictures_without_en/],
  [{ filter: 'without_alt', lang: 'ar' }, /INDEX library_pictures_without_ar/],
  [{ digest: 'x' }, /INDEX library_pictures_digest/],
  [{ kind: 'file' }, /INDEX library_files/],
  [{ search: 'رافعة' }, /VIRTUAL TABLE INDEX/],
])('[D9] %j is read by its index, without sorting', async (query, index) => {
  const plans = await plansOfList(query)
  expect(plans.join('\n')).toMatch(index)
  expect(plans.join('\n')).not.toContain('USE TEMP B-TREE FOR ORDER BY')
})

it('[D9] pictures of a content type are found by its uses', async () => {
  expect((await plansOfList({ subject: 'brand' })).join()).toContain('INDEX picture_uses_item (subject=?)')
})

it('[D9] pages of the library are read in the order of their ids', async () => {
  const plans = await plansOfList({})
  expect(plans.join('\n')).not.toContain('TEMP B-TREE')
})

it('[D5] unused pictures are found by indexes', async () => {
  const plans = await openStore().run(
    Effect.provide(
      PictureRecords.use(({ unused }) => plansOf(unused('2999'))),
      SqlPictureRecords,
    ),
  )
  for (const plan of plans.filter((each) => /SCAN|SEARCH/.test(each))) expect(plan).toContain('USING')
})
