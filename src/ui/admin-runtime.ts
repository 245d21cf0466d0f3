import { Layer, ManagedRuntime } from 'effect'
import { BrowserSessionStore } from '#adapters/browser/session-store.ts'
import { HttpAccounts } from '#adapters/http/accounts.ts'
import { httpCalls } from '#adapters/http/call.ts'
import { HttpContents } from '#adapters/http/contents.ts'
import { HttpEnquiries } from '#adapters/http/enquiries.ts'
import { HttpHomePageDetails } from '#adapters/http/home-page.ts'
import { HttpImages } from '#adapters/http/images.ts'
import { HttpProfiles } from '#adapters/http/profiles.ts'
import { HttpSession } from '#adapters/http/session.ts'
import { HttpSettings } from '#adapters/http/settings.ts'
import { entryKey, readEntry } from '#domain/session/entry.ts'
import { product } from './product.ts'

const calls = httpCalls({
  product,
  cookies: () => document.cookie,
  entryId: () => readEntry(sessionStorage.getItem(entryKey))?.id,
})

/** What the back office runs on: the calls, and this tab's storage. */
export const adminRuntime = ManagedRuntime.make(
  Layer.mergeAll(
    HttpAccounts,
    HttpContents,
    HttpEnquiries,
    HttpHomePageDetails,
    HttpImages,
    HttpProfiles,
    HttpSession,
    HttpSettings,
  ).pipe(Layer.provide(calls), Layer.merge(BrowserSessionStore)),
)
