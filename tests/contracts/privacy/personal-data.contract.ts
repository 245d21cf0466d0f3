import { Layer } from 'effect'
import { HttpEnquiries } from '#adapters/http/inbox/enquiries.ts'
import { HttpHistory } from '#adapters/http/content/history.ts'
import { HttpPersonalData } from '#adapters/http/accounts/personal-data.ts'
import { HttpProfiles } from '#adapters/http/inbox/profiles.ts'
import { HttpTrash } from '#adapters/http/content/trash.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/content/history.ts'
import { makeJournal } from '#adapters/memory/store/journal.ts'
import { MemoryPersonalData } from '#adapters/memory/accounts/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import { MemoryTrash } from '#adapters/memory/content/trash.ts'
import { overHttp } from '../support/http-server.ts'
import { personalDataContract, PersonalStores } from './personal-data-contract.ts'
import { position } from '../inbox/profiles-contract.ts'
import { fromLayer } from '../support/started.ts'

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
