import { createMemoryHistory } from '@tanstack/react-router'
import { Effect, ManagedRuntime } from 'effect'
import { makeArrivalsSource } from '#adapters/memory/inbox/arrivals.ts'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import type { Words } from '#ui/words/words.ts'
import { SiteLanguages } from '#ports/site-languages.ts'
import type { MediaActors } from '#ui/actors/content/media-actors.ts'
import { notificationActors } from '#ui/actors/inbox/notification-actors.ts'
import { backOffice } from '#ui/actors/office/back-office.ts'
import { AdminApp } from '../../admin/router/admin-app.tsx'
import { adminRouter } from '../../admin/router/admin-router.tsx'
import { sampleStores } from './sample-stores.ts'
import type { SampleStoresOptions } from './sample-stores-options.ts'

export interface SampleOfficeOptions extends Omit<SampleStoresOptions, 'arriving' | 'downloads'> {
  /** The address below /admin, for example `/NewsList?page=2`. */
  readonly at: string
  /** Items to delete at the start; requires stores without latency. */
  readonly deleted?: ReadonlyArray<readonly [name: ContentTypeName, id: string]>
  /** The catalogues of another language than English. */
  readonly words?: Partial<Words>
  /** The name of the provider of single sign-on, if there is one. */
  readonly provider?: string
}

/** Creates a back office on new memory adapters, with its actors. */
export const sampleOffice = ({ at, deleted = [], words, provider, ...options }: SampleOfficeOptions) => {
  const arriving = makeArrivalsSource()
  const downloads: Array<string> = []
  const runtime = ManagedRuntime.make(sampleStores({ ...options, arriving, downloads }))
  for (const [name, id] of deleted)
    runtime.runSync(Effect.flatMap(Contents, (port) => port.remove(contentTypes[name], id)))
  return { ...officeOn(runtime, `/admin${at}`, words, provider), runtime, arriving, downloads }
}

/** Creates a back office at an address on existing stores. */
export const officeOn = (
  runtime: Parameters<typeof backOffice>[0],
  address: string,
  words?: Partial<Words>,
  provider?: string,
) => {
  const actors = backOffice(runtime, 'Asia/Bahrain', words)
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = adminRouter(() => actors.session.getSnapshot().context.user, history)
  const languages = runtime.runSync(SiteLanguages)
  const element = (
    <AdminApp
      actors={actors}
      router={router}
      brand={{ name: 'Sahilan' }}
      languages={languages}
      provider={provider === undefined ? undefined : { label: provider, start: '/api/group/oidc/start' }}
    />
  )
  let media: MediaActors | undefined
  /** The actors that exist by now. Signed out, reading them must not create any. */
  const shown = () => {
    const { session, resets } = actors
    if (session.getSnapshot().context.user === null) return { session, resets }
    const staff = actors.staff()
    // Its actors load with its screen; they are shown from the next reading on.
    void staff.media().then((loaded) => (media = loaded))
    return { session, resets, staff, media, notifications: staff.notifications(notificationActors) }
  }
  return { actors, router, element, shown }
}
