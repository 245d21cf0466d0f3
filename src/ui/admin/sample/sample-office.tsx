import { createMemoryHistory } from '@tanstack/react-router'
import { Layer, ManagedRuntime } from 'effect'
import { MemoryAccounts } from '#adapters/memory/accounts.ts'
import type { Behaviour } from '#adapters/memory/behaviour.ts'
import { MemoryContents, type MemoryContentsOptions } from '#adapters/memory/contents.ts'
import { MemoryEnquiries, type MemoryEnquiriesOptions } from '#adapters/memory/enquiries.ts'
import { MemoryHomePageDetails, type MemoryHomePageDetailsOptions } from '#adapters/memory/home-page.ts'
import { MemoryImages } from '#adapters/memory/images.ts'
import { MemoryProfiles } from '#adapters/memory/profiles.ts'
import { MemorySessionStore } from '#adapters/memory/session-store.ts'
import { MemorySession } from '#adapters/memory/session.ts'
import { MemorySettings } from '#adapters/memory/settings.ts'
import type { Role } from '#domain/access/role.ts'
import { backOffice } from '#ui/actors/back-office.ts'
import { BackOffice } from '../back-office.tsx'
import { adminRouter } from '../router.tsx'
import { sampleContents } from './sample-contents.ts'
import { sampleEnquiries, sampleProfiles } from './sample-mails.ts'
import { sampleHomePage } from './sample-home-page.ts'
import { samplePassword, samplePeople } from './sample-people.ts'
import { samplePicture } from './sample-picture.ts'

export interface SampleOfficeOptions {
  /** Below /admin, such as `/NewsList?page=2`. */
  readonly at: string
  /** Who is signed in; nobody by default. */
  readonly role?: Role | undefined
  readonly items?: MemoryContentsOptions['items']
  readonly enquiries?: MemoryEnquiriesOptions['received']
  readonly homePage?: MemoryHomePageDetailsOptions['details']
  /** How every store behaves but the one of the session. */
  readonly behaviour?: Behaviour
  readonly signingIn?: Behaviour
  readonly uploading?: Behaviour
}

/** A back office of its own on the memory adapters, with the actors that move it. */
export const sampleOffice = (options: SampleOfficeOptions) => {
  const { at, role, items = sampleContents, behaviour = {}, signingIn = {}, uploading = behaviour } = options
  const { enquiries = sampleEnquiries, homePage = sampleHomePage } = options
  const everybody = Object.values(samplePeople)
  const signedIn = role && samplePeople[role]
  const layer = Layer.mergeAll(
    MemoryAccounts({ ...behaviour, accounts: everybody }),
    MemoryContents({ ...behaviour, items }),
    MemoryEnquiries({ ...behaviour, received: enquiries }),
    MemoryHomePageDetails({ ...behaviour, details: homePage }),
    MemoryImages({ ...uploading, addressOf: () => samplePicture('#F5EACB', '#AF8423') }),
    MemoryProfiles({ ...behaviour, received: sampleProfiles }),
    MemorySession({
      ...signingIn,
      people: everybody.map((entry) => ({ entry, password: samplePassword })),
      ...(signedIn && { signedIn }),
    }),
    MemorySessionStore(signedIn ?? null),
    MemorySettings(behaviour),
  )
  const runtime = ManagedRuntime.make(layer)
  const actors = backOffice(runtime)
  const history = createMemoryHistory({ initialEntries: [`/admin${at}`] })
  const router = adminRouter(() => actors.session.getSnapshot().context.entry, history)
  const element = <BackOffice actors={actors} router={router} brand={{ name: 'Sahilan' }} />
  return { runtime, actors, router, element }
}
