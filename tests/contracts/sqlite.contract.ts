import { Layer } from 'effect'
import { SqlAccounts } from '#adapters/sql/accounts.ts'
import { SqlContents } from '#adapters/sql/contents.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history.ts'
import { SqlHomePageDetails } from '#adapters/sql/home-page.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { seedContents } from '#adapters/sql/seed.ts'
import { SqlTrash } from '#adapters/sql/trash.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { career } from '#domain/content/career.ts'
import { Accounts } from '#ports/accounts.ts'
import { Contents } from '#ports/contents.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { Profiles } from '#ports/profiles.ts'
import { accountsContract } from './accounts-contract.ts'
import { contentsContract } from './contents-contract.ts'
import { draftOf } from './drafts.ts'
import { enquiriesContract } from './enquiries-contract.ts'
import { historyContract } from './history-contract.ts'
import { homePageContract } from './home-page-contract.ts'
import { closedPosition, position, profilesContract } from './profiles-contract.ts'
import { SqliteStore } from './sqlite-store.ts'
import { fromLayer } from './started.ts'
import { Stores } from './stores-under-test.ts'
import { trashContract } from './trash-contract.ts'

contentsContract(
  'SQLite',
  fromLayer(Contents, () => Layer.provide(SqlContents, SqliteStore())),
)
enquiriesContract(
  'SQLite',
  fromLayer(Enquiries, () => Layer.provide(SqlEnquiries(), SqliteStore())),
)
accountsContract(
  'SQLite',
  fromLayer(Accounts, () => Layer.provide(SqlAccounts, SqliteStore())),
)
homePageContract(
  'SQLite',
  fromLayer(HomePageDetails, () => Layer.provide(SqlHomePageDetails, SqliteStore())),
)

const stores = () =>
  Stores.layer.pipe(
    Layer.provide([SqlContents, SqlAccounts, SqlEnquiries(), SqlHomePageDetails, SqlTrash, SqlHistory]),
    Layer.provide([SqliteStore(), MemoryBlobs()]),
  )
trashContract('SQLite', fromLayer(Stores, stores))
historyContract('SQLite', fromLayer(Stores, stores))

const withPosition = Layer.effectDiscard(
  seedContents(career, [
    { draft: draftOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' },
    {
      draft: { ...draftOf(career, closedPosition.title), closingDate: closedPosition.closingDate },
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ]),
)

profilesContract(
  'SQLite',
  fromLayer(Profiles, () =>
    SqlProfiles().pipe(Layer.provide([withPosition, MemoryBlobs()]), Layer.provide(SqliteStore())),
  ),
)
