import { Layer } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { SqlFailedSearches } from '#adapters/sql/jobs/failed-searches.ts'
import { IndexedSiteSearch } from '#adapters/search/indexed-site-search.ts'
import { SqlSearchIndex } from '#adapters/sql/content/search-index.ts'
import { brand } from '#domain/content/brand.ts'
import { FailedSearches } from '#ports/staff/failed-searches.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { brand as shownBrand, enquiriesContract } from '../inbox/enquiries-contract.ts'
import {
  closedPosition,
  openApplicationsContract,
  position,
  profilesContract,
} from '../inbox/profiles-contract.ts'
import {
  failedSearchCountsContract,
  failedSearchesContract,
  storeCounts,
} from '../content/failed-searches-contract.ts'
import { siteSearchContract, SearchStores } from '../content/site-search-contract.ts'
import { HomePageDetails } from '#ports/content/home-page.ts'
import { SqlContents } from '#adapters/sql/content/contents.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHomePageDetails } from '#adapters/sql/content/home-page.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { career } from '#domain/content/career.ts'
import { inputOf } from '../content/content-inputs.ts'
import { fromLayer } from './started.ts'

/** An open position and a closed one. */
export const withPosition = Layer.effectDiscard(
  seedItems(career, [
    { input: inputOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' },
    {
      input: { ...inputOf(career, closedPosition.title), closingDate: closedPosition.closingDate },
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ]),
)

const withBrand = Layer.effectDiscard(
  seedItems(brand, [{ input: inputOf(brand, shownBrand.title), createdAt: '2026-01-01T00:00:00.000Z' }]),
)

/** The contracts of what visitors send and search, over a database. */
export const sqlVisitorContracts = (
  label: string,
  store: () => Layer.Layer<SqlClient.SqlClient, StoreUnusable>,
): void => {
  enquiriesContract(
    label,
    fromLayer(Enquiries, () => SqlEnquiries().pipe(Layer.provide(withBrand), Layer.provide(store()))),
  )
  profilesContract(
    label,
    fromLayer(Profiles, () =>
      SqlProfiles().pipe(Layer.provide([withPosition, MemoryBlobs()]), Layer.provide(store())),
    ),
  )

  const switchedOn = Layer.effectDiscard(
    HomePageDetails.use((details) => details.update({ openApplication: true })),
  ).pipe(Layer.provide(SqlHomePageDetails))
  openApplicationsContract(
    label,
    fromLayer(Profiles, () =>
      SqlProfiles().pipe(Layer.provide([withPosition, switchedOn, MemoryBlobs()]), Layer.provide(store())),
    ),
  )

  siteSearchContract(
    label,
    fromLayer(SearchStores, () =>
      SearchStores.layer.pipe(
        Layer.provide(IndexedSiteSearch('UTC')),
        Layer.provide([SqlContents, SqlHomePageDetails, SqlSearchIndex]),
        Layer.provide(store()),
      ),
    ),
  )

  failedSearchesContract(
    label,
    fromLayer(FailedSearches, () =>
      SqlFailedSearches.pipe(Layer.provide(Layer.effectDiscard(storeCounts)), Layer.provide(store())),
    ),
  )
  failedSearchCountsContract(label, store)
}
