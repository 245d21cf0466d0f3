import { createMemoryHistory } from '@tanstack/react-router'
import { Effect, ManagedRuntime } from 'effect'
import { makeArrivalsSource } from '#adapters/memory/inbox/arrivals.ts'
import { contentTypes, type ContentTypeName } from '#domain/content/content-types.ts'
import { Contents } from '#ports/content/contents.ts'
import { backOffice } from '#ui/actors/office/back-office.ts'
import { AdminApp } from '../../admin/router/admin-app.tsx'
import { adminRouter } from '../../admin/router/router.tsx'
import { sampleStores, type SampleStoresOptions } from './sample-stores.ts'

export interface SampleOfficeOptions extends Omit<SampleStoresOptions, 'arriving' | 'downloads'> {
  /** Below /admin, such as `/NewsList?page=2`. */
  readonly at: string
  /** What is in the trash at first, named by content and id; only for stores that answer at once. */
  readonly deleted?: ReadonlyArray<readonly [name: ContentTypeName, id: string]>
}

/** A back office of its own on the memory adapters, with the actors that move it. */
export const sampleOffice = ({ at, deleted = [], ...options }: SampleOfficeOptions) => {
  const arriving = makeArrivalsSource()
  const downloads: Array<string> = []
  const runtime = ManagedRuntime.make(sampleStores({ ...options, arriving, downloads }))
  for (const [name, id] of deleted)
    runtime.runSync(Effect.flatMap(Contents, (port) => port.remove(contentTypes[name], id)))
  return { ...officeOn(runtime, `/admin${at}`), runtime, arriving, downloads }
}

/** A back office at an address, over stores that may be others' too. */
export const officeOn = (runtime: Parameters<typeof backOffice>[0], address: string) => {
  const actors = backOffice(runtime, 'Asia/Bahrain')
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = adminRouter(() => actors.session.getSnapshot().context.entry, history)
  const element = <AdminApp actors={actors} router={router} brand={{ name: 'Sahilan' }} />
  /** What is there by now; the actors of somebody who is not signed in are not made for that. */
  const shown = () => {
    const { session, resets, staff } = actors
    return { session, resets, staff: session.getSnapshot().context.entry === null ? {} : staff() }
  }
  return { actors, router, element, shown }
}
