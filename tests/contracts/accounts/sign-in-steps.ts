import { Effect } from 'effect'
import { expect } from 'vitest'
import type { Role } from '#domain/access/role.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { Webhooks } from '#ports/staff/webhooks.ts'
import type { ApiTokens } from '#ports/staff/api-tokens.ts'
import { OwnSessions } from '#ports/staff/sign-in/own-sessions.ts'
import type { Passkeys } from '#ports/staff/sign-in/passkeys.ts'
import type { PasswordResets } from '#ports/staff/sign-in/password-resets.ts'
import type { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { SecondFactors } from '#ports/staff/sign-in/second-factors.ts'
import { Session } from '#ports/staff/sign-in/session.ts'

export type SignInPorts =
  | ApiTokens
  | OwnSessions
  | Passkeys
  | PasswordResets
  | ProviderLinks
  | SecondFactors
  | Session
  | Webhooks

export interface Browser {
  run<A, E>(effect: Effect.Effect<A, E, SignInPorts>): Promise<A>
}

export interface Person {
  readonly user: SignedInUser
  readonly password: string
}

export interface SignInUnderTest {
  /** A browser without cookies, at a network address that no other browser has. */
  browser(userAgent?: string): Browser
  /** The browser of a signed-in Admin. */
  readonly admin: Browser
  /** A new account. */
  person(role: Role): Promise<Person>
  /** A right code for a secret, some steps from now. */
  codeOf(secret: string, steps: number): string
  /** Of the site, which devices sign. */
  readonly origin: string
}

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
export const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1'
export const newPassword = 'a lantern on the mast'

export const current = Session.use((port) => port.current())
export const signOut = Session.use((port) => port.signOut())
export const sessions = OwnSessions.use((port) => port.list)
export const ownFactor = SecondFactors.use((port) => port.own)
export const signIn = (
  { user: { email }, password }: Person,
  changes: { password?: string; code?: string } = {},
) => Session.use((port) => port.signIn({ email, password, ...changes }))
export const changePassword = (currentPassword: string) =>
  Session.use((port) => port.changeOwn({ currentPassword, newPassword }))
export const require = (roles: ReadonlyArray<Role>) => SecondFactors.use((port) => port.require(roles))

export const failureOf = <A, E>(browser: Browser, effect: Effect.Effect<A, E, SignInPorts>) =>
  browser.run(Effect.flip(effect))
export const isSignedOut = async (browser: Browser) =>
  (await failureOf(browser, current))._tag === 'NotSignedIn'
export const fiveTimes = async (attempt: () => Promise<{ readonly _tag: string }>, tag: string) => {
  for (let tries = 0; tries < 5; tries += 1) expect((await attempt())._tag).toBe(tag)
}

/** What tests do with adapters that were started. */
export const signInSteps = (started: () => SignInUnderTest) => {
  const browser = (userAgent = firefox) => started().browser(userAgent)
  return {
    browser,
    person: (role: Role = 'CXTeam') => started().person(role),
    signedIn: async (who: Person, userAgent?: string) => {
      const opened = browser(userAgent)
      await opened.run(signIn(who))
      return opened
    },
  }
}
