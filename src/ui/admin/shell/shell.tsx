import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { permits } from '#domain/access/permission.ts'
import { minute } from '#domain/time/durations.ts'
import { useListening } from '#ui/actors/office/use-new-mail.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { SkipLink } from '#ui/design/layout/skip-link/skip-link.tsx'
import { screenAddress } from './navigation/screen-address.ts'
import { LeftListsContext } from './navigation/left-lists.ts'
import { usePalette } from './palette/use-palette.ts'
import { onDemand, onFirstOpen } from '../screen-parts/on-demand.tsx'
import type { SignInAgainProps } from '../access/sign-in/sign-in-again.tsx'
import { Rail } from './rail.tsx'
import * as styles from './shell.css.ts'
import { TopBar } from './top-bar.tsx'

/** Loaded with the screens. */
const Palette = onDemand(async () => (await import('./palette/palette.tsx')).Palette)

/** Loaded before a session can end, as this version's files may be gone by then. */
const SignInAgain = onFirstOpen<SignInAgainProps>(
  async () => (await import('../access/sign-in/sign-in-again.tsx')).SignInAgain,
  'signIn',
)

const contentId = 'content'

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const { user, state, failure, busy, send } = useSession()
  const router = useRouter()
  const { pathname } = useLocation()
  const palette = usePalette()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  const [leftLists] = useState(() => new Map())

  useListening(user !== null && permits(user.role, 'mails.handle'))

  // Lets screen readers continue at the start of the next screen.
  useEffect(() => {
    if (shownPath.current !== pathname) main.current?.focus()
    shownPath.current = pathname
  }, [pathname])

  useEffect(() => {
    const loading = setTimeout(() => void SignInAgain.load().catch(() => {}), minute)
    return () => clearTimeout(loading)
  }, [])

  if (user === null) return null

  // Leaves the screen first, so that it can ask about unsaved changes. If the person stays, the promise resolves
  // with a later navigation, which does not sign out.
  const signOut = async () => {
    await router.navigate({ to: screenAddress('dashboard'), state: { signsOut: true } })
    if (router.state.location.state.signsOut) send({ type: 'session.signOut' })
  }

  return (
    <div className={styles.shell}>
      <SkipLink href={`#${contentId}`} />
      <Rail user={user} onSignOut={signOut} onFind={palette.show} />
      <TopBar user={user} onSignOut={signOut} onFind={palette.show} />
      <main ref={main} id={contentId} tabIndex={-1} className={styles.main}>
        <LeftListsContext value={leftLists}>
          <Outlet />
        </LeftListsContext>
      </main>
      {palette.open && (
        <Palette role={user.role} open typed={palette.typed} onType={palette.type} onClose={palette.close} />
      )}
      <SignInAgain
        open={state === 'expired' || state === 'signingIn'}
        user={user}
        busy={busy}
        failure={failure}
        onSubmit={(credentials) => send({ type: 'session.signIn', ...credentials })}
        onOpened={() => send({ type: 'session.enter' })}
        onSignOut={() => send({ type: 'session.signOut' })}
      />
    </div>
  )
}
