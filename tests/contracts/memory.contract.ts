import { Effect, Layer } from 'effect'
import { MemoryAccounts } from '#adapters/memory/accounts.ts'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { MemoryConnection } from '#adapters/memory/connection.ts'
import { MemoryContents } from '#adapters/memory/contents.ts'
import { MemoryDownloads } from '#adapters/memory/downloads.ts'
import { MemoryDrafts } from '#adapters/memory/drafts.ts'
import { MemoryEnquiries } from '#adapters/memory/enquiries.ts'
import { MemoryHistory } from '#adapters/memory/history.ts'
import { MemoryHomePageDetails } from '#adapters/memory/home-page.ts'
import { MemoryImages } from '#adapters/memory/images.ts'
import { makeJournal } from '#adapters/memory/journal.ts'
import { MemoryOutbox } from '#adapters/memory/outbox.ts'
import { MemoryOwnSessions } from '#adapters/memory/own-sessions.ts'
import { MemoryPasswordResets } from '#adapters/memory/password-resets.ts'
import { MemoryProfiles } from '#adapters/memory/profiles.ts'
import { MemorySecondFactors } from '#adapters/memory/second-factors.ts'
import { MemorySessionStore } from '#adapters/memory/session-store.ts'
import { MemorySession } from '#adapters/memory/session.ts'
import { MemorySettings } from '#adapters/memory/settings.ts'
import { MemoryTrash } from '#adapters/memory/trash.ts'
import { MemoryUnsavedForms } from '#adapters/memory/unsaved-forms.ts'
import { Accounts } from '#ports/accounts.ts'
import { Blobs } from '#ports/blobs.ts'
import { Connection } from '#ports/connection.ts'
import { Contents } from '#ports/contents.ts'
import { Downloads } from '#ports/downloads.ts'
import { Drafts } from '#ports/drafts.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { Images } from '#ports/images.ts'
import { Outbox } from '#ports/outbox.ts'
import { OwnSessions } from '#ports/own-sessions.ts'
import { PasswordResets } from '#ports/password-resets.ts'
import { Profiles } from '#ports/profiles.ts'
import { SecondFactors } from '#ports/second-factors.ts'
import { Session } from '#ports/session.ts'
import { SessionStore } from '#ports/session-store.ts'
import { Settings } from '#ports/settings.ts'
import { UnsavedForms } from '#ports/unsaved-forms.ts'
import { accountsContract, firstAdmin } from './accounts-contract.ts'
import { blobsContract } from './blobs-contract.ts'
import { connectionContract } from './connection-contract.ts'
import { contentsContract } from './contents-contract.ts'
import { downloadsContract } from './downloads-contract.ts'
import { draftsContract } from './drafts-contract.ts'
import { enquiriesContract } from './enquiries-contract.ts'
import { historyContract } from './history-contract.ts'
import { homePageContract } from './home-page-contract.ts'
import { imagesContract } from './images-contract.ts'
import { outboxContract } from './outbox-contract.ts'
import { ownSessionsContract } from './own-sessions-contract.ts'
import { passwordResetsContract } from './password-resets-contract.ts'
import { closedPosition, position, profilesContract } from './profiles-contract.ts'
import { secondFactorsContract } from './second-factors-contract.ts'
import { sessionContract } from './session-contract.ts'
import { noor } from './session-of-one-browser.ts'
import { settingsContract } from './settings-contract.ts'
import { sessionStoreContract } from './session-store-contract.ts'
import { fromLayer } from './started.ts'
import { Stores } from './stores-under-test.ts'
import { trashContract } from './trash-contract.ts'
import { unsavedFormsContract } from './unsaved-forms-contract.ts'

contentsContract('memory', fromLayer(Contents, MemoryContents))
enquiriesContract('memory', fromLayer(Enquiries, MemoryEnquiries))
profilesContract(
  'memory',
  fromLayer(Profiles, () =>
    MemoryProfiles({
      positions: { [position.careerId]: position.title },
      closed: [closedPosition.careerId],
    }),
  ),
)
accountsContract(
  'memory',
  fromLayer(Accounts, () => MemoryAccounts({ accounts: [firstAdmin] })),
)
homePageContract('memory', fromLayer(HomePageDetails, MemoryHomePageDetails))
imagesContract('memory', fromLayer(Images, MemoryImages))
blobsContract('memory', fromLayer(Blobs, MemoryBlobs))
sessionStoreContract('memory', fromLayer(SessionStore, MemorySessionStore))
sessionContract(
  'memory',
  fromLayer(Session, () => MemorySession({ people: [noor] })),
  noor,
)
secondFactorsContract(
  'memory',
  fromLayer(SecondFactors, () => MemorySecondFactors({ others: { 1: false } })),
  { password: 'a long password', codeOf: () => '123456' },
)
passwordResetsContract(
  'memory',
  fromLayer(PasswordResets, () => MemoryPasswordResets({ isAccount: (id) => id === '1' })),
)
ownSessionsContract(
  'memory',
  fromLayer(OwnSessions, () => MemoryOwnSessions()),
)
settingsContract(
  'memory',
  fromLayer(Settings, () => MemorySettings()),
)
draftsContract('memory', fromLayer(Drafts, MemoryDrafts))
outboxContract('memory', fromLayer(Outbox, MemoryOutbox))

connectionContract('memory', async () => {
  let isDown = false
  const layer = MemoryConnection({ isDown: () => isDown })
  const connection = await Effect.runPromise(Effect.provide(Connection, layer))
  return { port: { connection, setDown: (down) => void (isDown = down) }, close: async () => {} }
})
downloadsContract('memory', async () => {
  const handed: Array<string> = []
  const downloads = await Effect.runPromise(Effect.provide(Downloads, MemoryDownloads({ kept: handed })))
  return { port: { downloads, handed, profileId: '1' }, close: async () => {} }
})

const withJournal = () => {
  const journal = makeJournal()
  return Stores.layer.pipe(
    Layer.provide([MemoryContents({ journal }), MemoryAccounts({ journal }), MemoryEnquiries({ journal })]),
    Layer.provide([MemoryHomePageDetails({ journal }), MemoryTrash({ journal }), MemoryHistory({ journal })]),
  )
}
trashContract('memory', fromLayer(Stores, withJournal))
historyContract('memory', fromLayer(Stores, withJournal))
unsavedFormsContract('memory', fromLayer(UnsavedForms, MemoryUnsavedForms))
