import { Layer } from 'effect'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { HttpHistory } from '#adapters/http/history.ts'
import { HttpPersonalData } from '#adapters/http/personal-data.ts'
import { HttpProfiles } from '#adapters/http/profiles.ts'
import { HttpTrash } from '#adapters/http/trash.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { MemoryEnquiries } from '#adapters/memory/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/history.ts'
import { makeJournal } from '#adapters/memory/journal.ts'
import { MemoryPersonalData } from '#adapters/memory/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/profiles.ts'
import { MemoryTrash } from '#adapters/memory/trash.ts'
import { SqlEnquiries } from '#adapters/sql/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history.ts'
import { SqlPersonalData } from '#adapters/sql/personal-data.ts'
import { SqlProfiles } from '#adapters/sql/profiles.ts'
import { seedContents } from '#adapters/sql/seed.ts'
import { SqlTrash } from '#adapters/sql/trash.ts'
import { career } from '#domain/content/career.ts'
import { draftOf } from './drafts.ts'
import { overHttp } from './http-server.ts'
import { personalDataContract, PersonalStores } from './personal-data-contract.ts'
import { position } from './profiles-contract.ts'
import { SqliteStore } from './sqlite-store.ts'
import { fromLayer } from './started.ts'

personalDataContract(
  'memory',
  fromLayer(PersonalStores, () => {
    const journal = makeJournal()
    const positions = { [position.careerId]: position.title }
    return PersonalStores.layer.pipe(
      Layer.provide(MemoryPersonalData({ journal })),
      Layer.provide([MemoryEnquiries({ journal }), MemoryProfiles({ journal, positions })]),
      Layer.provide([MemoryTrash({ journal }), MemoryHistory({ journal })]),
    )
  }),
)

const withPosition = Layer.effectDiscard(
  seedContents(career, [{ draft: draftOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' }]),
)

personalDataContract(
  'SQLite',
  fromLayer(PersonalStores, () =>
    PersonalStores.layer.pipe(
      Layer.provide([SqlEnquiries(), SqlProfiles(), SqlTrash, SqlHistory, SqlPersonalData]),
      Layer.provide([withPosition, MemoryBlobs()]),
      Layer.provide(SqliteStore()),
    ),
  ),
)

personalDataContract(
  'HTTP',
  overHttp(
    PersonalStores,
    PersonalStores.layer.pipe(
      Layer.provide([HttpEnquiries, HttpProfiles, HttpTrash, HttpHistory, HttpPersonalData]),
    ),
    { careers: true },
  ),
)
