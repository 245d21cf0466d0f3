import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  useRouter,
  type ParsedLocation,
  type RouterHistory,
  type LocationRewrite,
} from '@tanstack/react-router'
import { useEffect, useRef, type ComponentType } from 'react'
import { guard } from '#domain/access/guard.ts'
import type { Permission } from '#domain/access/permission.ts'
import { screens, type Screen } from '#domain/access/screens.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { useSession } from '#ui/actors/office/use-session.ts'
import { ErrorState } from '#ui/design/feedback/error-state/error-state.tsx'
import { loadAreas, type WordsArea } from '#ui/words/office/load-office-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { screenAddress, patternOf } from '../shell/navigation/screen-address.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { scrollKeyOf } from '../shell/navigation/left-lists.ts'
import './router-types.ts'
import { parseSearchParams, stringifySearchParams } from '../shell/navigation/search-params.ts'
import { loadView } from '../screens/load-view.ts'
import { Shell } from '../shell/shell.tsx'
import { Toasts } from '../shell/toasts.tsx'

const base = '/admin'

/** Maps routes below /admin; the login page is /admin without a trailing slash. */
const underBase: LocationRewrite = {
  input: ({ url }) => {
    if (url.pathname.toLowerCase().startsWith(base)) url.pathname = url.pathname.slice(base.length) || '/'
    return url
  },
  output: ({ url }) => {
    url.pathname = url.pathname === '/' ? base : base + url.pathname
    return url
  },
}

interface AdminContext {
  /** The signed-in person at the time of the call. */
  readonly userNow: () => SignedInUser | null
}

interface Opening {
  readonly context: AdminContext
  readonly location: ParsedLocation
}

/** A screen before the sign-in, with its catalogues. */
const withSignInWords = (load: () => Promise<ComponentType>, ...areas: ReadonlyArray<WordsArea>) =>
  lazyRouteComponent(async () => {
    const [screen] = await Promise.all([load(), loadAreas('signIn', ...areas)])
    return { default: screen }
  })

const rootRoute = createRootRouteWithContext<AdminContext>()({ component: Root })

/** Redirects a signed-in person to the requested screen, or to the dashboard (P8). */
const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context, location }: Opening) => {
    if (context.userNow() === null) return
    const { to = screenAddress('dashboard'), search = {} } = location.state.returnTo ?? {}
    throw redirect({ to, search, replace: true })
  },
  component: withSignInWords(async () => (await import('../access/sign-in/sign-in-screen.tsx')).SignInScreen),
})

/** Open to signed-in people too: a reset is about an account, not about who opens it. */
const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot',
  component: withSignInWords(
    async () => (await import('../access/sign-in/reset/forgot-screen.tsx')).ForgotScreen,
  ),
})
const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset',
  component: withSignInWords(
    async () => (await import('../access/sign-in/reset/reset-screen.tsx')).ResetScreen,
  ),
})

/** To which the provider of single sign-on leads back. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signed-in',
  component: withSignInWords(
    async () => (await import('../access/sign-in/provider/signed-in-screen.tsx')).SignedInScreen,
    'singleSignOn',
  ),
})

const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell })

const guarded =
  (permission: Permission) =>
  ({ context, location }: Opening) => {
    const result = guard(context.userNow(), permission)
    if (result === 'allowed') return
    // The site is another document.
    if (result.redirect === '/') throw redirect({ href: '/', reloadDocument: true, replace: true })
    if (result.redirect === '/admin/account') throw redirect({ to: screenAddress('account'), replace: true })
    const requested = { to: location.pathname, search: location.search }
    throw redirect({ to: '/', replace: true, state: { returnTo: requested } })
  }

const viewOf = (screen: Screen) =>
  lazyRouteComponent(async () => ({ default: (await loadView(screen)) ?? NotFoundScreen }))

const screenRoutes = Object.entries(screens).map(([name, permission]) => {
  // Object.entries widens the names.
  const screen = name as Screen
  return createRoute({
    getParentRoute: () => shellRoute,
    path: patternOf(screen),
    staticData: { screen },
    beforeLoad: guarded(permission),
    component: viewOf(screen),
  })
})

const unknownRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '$',
  beforeLoad: guarded('signedIn'),
  component: NotFoundScreen,
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  forgotRoute,
  resetRoute,
  signedInRoute,
  shellRoute.addChildren([...screenRoutes, unknownRoute]),
])

/** The routes of the back office; they match case-insensitively. */
export const adminRouter = (userNow: () => SignedInUser | null, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { userNow },
    rewrite: underBase,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPreload: 'intent',
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    getScrollRestorationKey: scrollKeyOf,
    defaultErrorComponent: ScreenFailed,
    ...(history && { history }),
  })

/** Instead of a screen that did not load, or failed. A browser keeps a failed import until the page is loaded again. */
function ScreenFailed() {
  return <ErrorState message={useOfficeWords().screenNotShown} onRetry={() => location.reload()} />
}

/** Runs the guards again when the person or the role changes. */
function Root() {
  const { user } = useSession()
  const router = useRouter()
  const who = `${user?.id} ${user?.role}`
  const checked = useRef(who)
  useEffect(() => {
    if (checked.current !== who) void router.invalidate()
    checked.current = who
  }, [router, who])
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
