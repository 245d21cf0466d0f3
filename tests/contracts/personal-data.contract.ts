import { Layer } from 'effect'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { HttpHistory } from '#adapters/http/history.ts'
import { HttpPersonalData } from '#adapters/http/personal-data.ts'
import { HttpProfiles } from '#adapters/http/profiles.ts'
import { HttpTrash } from '#adapters/http/trash.ts'
import { MemoryEnquiries } from '#adapters/memory/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/history.ts'
import { makeJournal } from '#adapters/memory/journal.ts'
import { MemoryPersonalData } from '#adapters/memory/personal-data.ts'
import { MemoryProfiles } from '#adapters/memory/profiles.ts'
import { MemoryTrash } from '#adapters/memory/trash.ts'
import { overHttp } from './http-server.ts'
import { personalDataContract, PersonalStores } from './personal-data-contract.ts'
import { position } from './profiles-contract.ts'
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
