import { Arbitrary, Effect, Layer } from 'effect'
import { HttpAccounts } from '#adapters/http/accounts.ts'
import { HttpContents } from '#adapters/http/contents.ts'
import { HttpDownloads } from '#adapters/http/downloads.ts'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { HttpHistory } from '#adapters/http/history.ts'
import { HttpHomePageDetails } from '#adapters/http/home-page.ts'
import { HttpImages } from '#adapters/http/images.ts'
import { HttpOwnSessions } from '#adapters/http/own-sessions.ts'
import { HttpPasswordResets } from '#adapters/http/password-resets.ts'
import { HttpProfiles } from '#adapters/http/profiles.ts'
import { HttpSecondFactors } from '#adapters/http/second-factors.ts'
import { HttpSession } from '#adapters/http/session.ts'
import { HttpSettings } from '#adapters/http/settings.ts'
import { HttpTrash } from '#adapters/http/trash.ts'
import { portfolioItem } from '#domain/content/portfolio-item.ts'
import { HomePage } from '#domain/home-page.ts'
import { Accounts } from '#ports/accounts.ts'
import { Contents } from '#ports/contents.ts'
import { Enquiries } from '#ports/enquiries.ts'
import { HomePageDetails } from '#ports/home-page.ts'
import { Images } from '#ports/images.ts'
import { OwnSessions } from '#ports/own-sessions.ts'
import { PasswordResets } from '#ports/password-resets.ts'
import { Profiles } from '#ports/profiles.ts'
import { SecondFactors } from '#ports/second-factors.ts'
import { Session } from '#ports/session.ts'
import { Settings } from '#ports/settings.ts'
import { isFull } from '#tests/support/full.ts'
import { adminEmail, adminPassword } from '#tests/support/server.ts'
import { currentCode } from '#tests/support/current-code.ts'
import { accountsContract } from './accounts-contract.ts'
import { contentsContract } from './contents-contract.ts'
import { downloadsContract, DownloadsStarted, withApplication } from './downloads-contract.ts'
import { everyContent } from './drafts.ts'
import { enquiriesContract } from './enquiries-contract.ts'
import { historyContract } from './history-contract.ts'
import { homePageContract } from './home-page-contract.ts'
import { overHttp } from './http-server.ts'
import { imagesContract } from './images-contract.ts'
import { ownSessionsContract } from './own-sessions-contract.ts'
import { passwordResetsContract } from './password-resets-contract.ts'
import { profilesContract } from './profiles-contract.ts'
import { secondFactorsContract } from './second-factors-contract.ts'
import { sessionContract } from './session-contract.ts'
import { settingsContract } from './settings-contract.ts'
import { Stores } from './stores-under-test.ts'
import { trashContract } from './trash-contract.ts'

/** The server takes no address of a picture that nobody uploaded. */
const withoutPictures = ({ site, services, ...details }: HomePage): HomePage => {
  const { logo: _logo, logoOnDark: _logoOnDark, ...rest } = site ?? {}
  return {
    ...details,
    ...(site && { site: rest }),
    ...(services && { services: services.map(({ image: _image, ...service }) => service) }),
  }
}

// Behind it stands SQLite, whose own contract sees every content.
contentsContract('HTTP', overHttp(Contents, HttpContents), {
  contents: isFull ? everyContent : [portfolioItem],
})
enquiriesContract('HTTP', overHttp(Enquiries, HttpEnquiries))
profilesContract('HTTP', overHttp(Profiles, HttpProfiles, { careers: true }))
accountsContract('HTTP', overHttp(Accounts, HttpAccounts))
secondFactorsContract('HTTP', overHttp(SecondFactors, HttpSecondFactors), {
  password: adminPassword,
  codeOf: currentCode,
})
const signedIn = overHttp(Session, HttpSession)
sessionContract(
  'HTTP',
  async () => {
    const started = await signedIn()
    await Effect.runPromise(started.port.signOut())
    return started
  },
  {
    entry: { id: '1', name: 'Administrator', email: adminEmail, role: 'Admin' },
    password: adminPassword,
  },
)
passwordResetsContract('HTTP', overHttp(PasswordResets, HttpPasswordResets))
ownSessionsContract('HTTP', overHttp(OwnSessions, HttpOwnSessions))
downloadsContract('HTTP', () => {
  const handed: Array<string> = []
  const layer = withApplication(handed).pipe(
    Layer.provide([HttpDownloads((_, name) => handed.push(name)), HttpProfiles]),
  )
  return overHttp(DownloadsStarted, layer, { careers: true })()
})
settingsContract('HTTP', overHttp(Settings, HttpSettings))
imagesContract('HTTP', overHttp(Images, HttpImages))

const stores = Stores.layer.pipe(
  Layer.provide([HttpContents, HttpAccounts, HttpEnquiries, HttpHomePageDetails, HttpTrash, HttpHistory]),
)
trashContract('HTTP', overHttp(Stores, stores))
historyContract('HTTP', overHttp(Stores, stores), { id: '1', name: 'Administrator' })
homePageContract('HTTP', overHttp(HomePageDetails, HttpHomePageDetails), {
  anyDetails: Arbitrary.schema(HomePage).pipe(Arbitrary.map(withoutPictures)),
})
