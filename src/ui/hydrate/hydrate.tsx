import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { browserRouter, pageId, type SiteContext, snapshotId, type Snapshot } from '../router.tsx'
import { showCurrent } from '../boot/show-current.ts'
import { FormControllersContext, type FormControllers } from '../site/form-controllers.ts'
import { PageRendered } from '../site/routes/page.tsx'
import { showRendered } from '../site/head/show-rendered.ts'
import { typedIn } from './typed-in.ts'

/** How links are followed from now on. */
export interface Hydrated {
  follow(link: HTMLAnchorElement): Promise<void>
  /** Fetches what the page of a link shows, so that it is there when the link is followed. */
  prepare(link: HTMLAnchorElement): Promise<void>
}

const siteReads = () => import('./site-reads.ts')
const formControllers: FormControllers = {
  enquiry: () => import('./enquiry-popup.tsx').then(({ controller }) => controller),
  application: () => import('./application-popup.tsx').then(({ controller }) => controller),
}

/** Hydrates the page where it stands. It counts no page view. */
export const hydrate = async (): Promise<Hydrated> => {
  const page = document.getElementById(pageId)
  const snapshot = document.getElementById(snapshotId)
  if (page === null || snapshot === null) throw new Error('There is no page to take over')
  const { publicUrl, timeZone, today, answers } = JSON.parse(snapshot.textContent) as Snapshot
  let moved = false

  const router = browserRouter({ publicUrl, timeZone, today, load: loadFrom(answers) }, () => moved)
  // The server draws no boundary around the whole; neither may the first drawing here.
  router.ssr = { manifest: undefined }
  await router.load()

  const restoreTyped = typedIn(page)
  await new Promise<void>((stands) =>
    hydrateRoot(
      page,
      <PageRendered value={stands}>
        <FormControllersContext value={formControllers}>
          <RouterProvider router={router} />
        </FormControllersContext>
      </PageRendered>,
      // What fails is shown by the boundary that catches it, and is no news to the console.
      { onCaughtError: () => {} },
    ),
  )
  restoreTyped()

  router.subscribe('onRendered', ({ fromLocation }) => {
    showRendered(router.state.matches, fromLocation?.pathname)
    showCurrent()
  })
  // The router remembers where a page was scrolled to when it hears of scrolling, and it has heard of none yet.
  document.dispatchEvent(new Event('scroll'))
  siteReads().catch(() => {})

  return {
    follow: async (link: HTMLAnchorElement) => {
      moved = true
      await router.navigate({ href: addressOf(link) })
    },
    prepare: async ({ pathname, search }: HTMLAnchorElement) => {
      await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
    },
  }
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** Answers the first question of each loader from what the server answered it, and later ones by the calls. */
const loadFrom = (answers: Snapshot['answers']): SiteContext['load'] => {
  const unread = new Map(Object.entries(answers))
  return async (key, reads) => {
    const answer = unread.get(key)
    if (answer === undefined) return reads((await siteReads()).read)
    unread.delete(key)
    // It is what this loader got on the server.
    return answer as Awaited<ReturnType<typeof reads>>
  }
}
