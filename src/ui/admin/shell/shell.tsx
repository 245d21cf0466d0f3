import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { permits } from '#domain/access/permission.ts'
import { useListening } from '#ui/actors/office/use-new-mail.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { SkipLink } from '#ui/design/layout/skip-link/skip-link.tsx'
import { addressOf } from '../navigation/address.ts'
import { LeftListsContext } from '../list/left-lists.ts'
import { usePalette } from '../palette/use-palette.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { Rail } from './rail.tsx'
import * as styles from './shell.css.ts'
import { TopBar } from './top-bar.tsx'

/** Comes with the screens. */
const Palette = lazy(async () => ({ default: (await import('../screens/views.tsx')).Palette }))

const contentId = 'content'

/** What stands around every screen of a signed-in person. */
export function Shell() {
  const { entry, state, failure, busy, send } = useSession()
  const router = useRouter()
  const { pathname } = useLocation()
  const palette = usePalette()
  const main = useRef<HTMLElement>(null)
  const seen = useRef(pathname)
  const [leftLists] = useState(() => new Map())

  useListening(entry !== null && permits(entry.role, 'mails.handle'))

  // Whoever cannot see that the screen changed continues where it begins.
  useEffect(() => {
    if (seen.current !== pathname) main.current?.focus()
    seen.current = pathname
  }, [pathname])

  if (entry === null) return null

  // Leaving the screen first lets it ask about what was typed there.
  const signOut = async () => {
    const away = addressOf('dashboard')
    await router.navigate({ to: away })
    if (router.state.location.pathname === away) send({ type: 'session.signOut' })
  }

  return (
    <div className={styles.shell}>
      <SkipLink href={`#${contentId}`} />
      <Rail entry={entry} onSignOut={signOut} onFind={palette.show} />
      <TopBar entry={entry} onSignOut={signOut} onFind={palette.show} />
      <main ref={main} id={contentId} tabIndex={-1} className={styles.main}>
        <LeftListsContext value={leftLists}>
          <Outlet />
        </LeftListsContext>
      </main>
      <Suspense>
        {palette.open && (
          <Palette
            role={entry.role}
            open
            typed={palette.typed}
            onType={palette.type}
            onClose={palette.close}
          />
        )}
      </Suspense>
      <SignInAgain
        open={state === 'expired' || state === 'signingIn'}
        entry={entry}
        busy={busy}
        failure={failure}
        onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
        onSignOut={() => send({ type: 'session.signOut' })}
      />
    </div>
  )
}
