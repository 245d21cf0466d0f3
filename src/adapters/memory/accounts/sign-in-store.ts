import { Clock, Effect } from 'effect'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import type { Passkey } from '#domain/sign-in/passkeys/passkey.ts'
import type { Role } from '#domain/access/role.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import { TriedTooOften } from '#ports/failures.ts'
import { sessionEnded } from '#ports/staff/sign-in/sign-in-failures.ts'
import { CurrentSession, type BrowserSecrets, type BrowserSession } from '#ports/current-session.ts'
import { isoNow } from '../store/iso-now.ts'

export interface MemoryPasskey extends Passkey {
  readonly credentialId: string
}

export interface MemoryPerson {
  readonly user: SignedInUser
  readonly password: string
  /** Recovery codes left; `undefined` if the second factor is off. */
  readonly recoveryCodesLeft?: number | undefined
  readonly passkeys?: ReadonlyArray<MemoryPasskey> | undefined
}

export interface SignInStoreOptions {
  readonly people?: ReadonlyArray<MemoryPerson>
  /** Who is signed in at first. */
  readonly signedIn?: SignedInUser | undefined
  /** The sessions of each person; `isThisOne` marks the session of the signed-in person. */
  readonly sessions?: ReadonlyArray<OwnSession>
  /** The one-time code that is always right. */
  readonly code?: string
  /** Roles that require a second factor. */
  readonly required?: ReadonlyArray<Role>
}

/** An account as these adapters change it. */
export interface MemoryAccount {
  user: SignedInUser
  password: string
  hasFactor: boolean
  isFactorOffered: boolean
  recoveryCodes: ReadonlyArray<string>
  passkeys: ReadonlyArray<MemoryPasskey>
}

export interface StoredSession extends Omit<OwnSession, 'isThisOne'> {
  readonly token: string
  readonly accountId: string
}

const firefox = { browser: 'Firefox', system: 'Windows' }
const usualSession: OwnSession = {
  ...firefox,
  id: '1',
  openedAt: '2026-11-21T05:40:00.000Z',
  usedAt: '2026-11-21T06:12:00.000Z',
  isThisOne: true,
}

const freeTries = 5
const wait = 60_000

/** A browser that stores the secrets issued to it, as cookies are elsewhere. */
export const memoryBrowser = (token = '', device = firefox): BrowserSession => {
  let secrets: BrowserSecrets = { token, deviceCookie: '', providerState: '', providerToken: '' }
  return {
    get token() {
      return secrets.token
    },
    get deviceCookie() {
      return secrets.deviceCookie
    },
    get providerState() {
      return secrets.providerState
    },
    get providerToken() {
      return secrets.providerToken
    },
    device,
    isAttended: true,
    issue: (issued) => Effect.sync(() => void (secrets = { ...secrets, ...issued })),
  }
}

export const memoryRecoveryCodes = (count: number): ReadonlyArray<string> =>
  Array.from('ABCDEFGHIJ', (letter) => `ABCD EFGH IJKL MNO${letter}`).slice(0, count)

/** The accounts, sessions and failed tries that the adapters of sign-in share. */
export const makeSignInStore = (options: SignInStoreOptions = {}) => {
  const { people = [], signedIn, sessions = [usualSession], code = '123456' } = options
  const accounts: ReadonlyArray<MemoryAccount> = people.map(
    ({ user, password, recoveryCodesLeft, passkeys = [] }) => ({
      user,
      password,
      hasFactor: recoveryCodesLeft !== undefined,
      isFactorOffered: false,
      recoveryCodes: memoryRecoveryCodes(recoveryCodesLeft ?? 0),
      passkeys,
    }),
  )
  let open: ReadonlyArray<StoredSession> = people.flatMap(({ user: { id: accountId } }) =>
    sessions
      .filter(({ isThisOne }) => !isThisOne || accountId === signedIn?.id)
      .map(({ isThisOne, ...session }) => ({
        ...session,
        token: isThisOne ? 'first' : `${accountId}.${session.id}`,
        accountId,
      })),
  )
  let opened = Math.max(0, ...sessions.map(({ id }) => Number(id)))
  const failures = new Map<string, ReadonlyArray<number>>()
  let required = options.required ?? []
  const byId = (id: string) => accounts.find(({ user }) => user.id === id)
  const lacksFactor = ({ user, hasFactor, passkeys }: MemoryAccount) =>
    !hasFactor && passkeys.length === 0 && required.includes(user.role)

  return {
    code,
    required: () => required,
    require: (roles: ReadonlyArray<Role>) => (required = roles),
    /** The browser of who is signed in at first. */
    browser: memoryBrowser(signedIn === undefined ? '' : 'first'),

    byId,
    byEmail: (email: string) =>
      accounts.find(({ user }) => accountEmailKey(user.email) === accountEmailKey(email)),
    byCredential: (id: string) =>
      accounts.find(({ passkeys }) => passkeys.some(({ credentialId }) => credentialId === id)),
    userOf: (account: MemoryAccount): SignedInUser => ({
      ...account.user,
      ...(lacksFactor(account) && { lacksSecondFactor: true }),
    }),

    /** The account of the current session. */
    current: Effect.flatMap(CurrentSession, ({ token }) => {
      const session = open.find((one) => one.token === token)
      const account = session && byId(session.accountId)
      return account === undefined ? Effect.fail(sessionEnded) : Effect.succeed(account)
    }),
    sessionsOf: ({ user }: MemoryAccount) => open.filter(({ accountId }) => accountId === user.id),
    open: Effect.fnUntraced(function* ({ user }: MemoryAccount) {
      const { device, issue, token: former } = yield* CurrentSession
      const now = yield* isoNow
      const id = String((opened += 1))
      const token = `${user.id}.${id}`
      const kept = open.filter((session) => session.token !== former)
      open = [...kept, { ...device, id, token, accountId: user.id, openedAt: now, usedAt: now }]
      yield* issue({ token })
    }),
    close: (isClosed: (session: StoredSession) => boolean) => {
      open = open.filter((session) => !isClosed(session))
    },

    /** Fails with `TriedTooOften` after five failures within a minute. */
    admit: Effect.fnUntraced(function* (counter: string) {
      const now = yield* Clock.currentTimeMillis
      const recent = (failures.get(counter) ?? []).filter((failed) => failed > now - wait)
      failures.set(counter, recent)
      if (recent.length >= freeTries) return yield* tooOften
    }),
    countFailure: (counter: string) =>
      Effect.map(Clock.currentTimeMillis, (now) =>
        failures.set(counter, [...(failures.get(counter) ?? []), now]),
      ),
    forgetFailures: (counter: string) => void failures.delete(counter),
  }
}

export type SignInStore = ReturnType<typeof makeSignInStore>

const tooOften = new TriedTooOften({
  message: 'Too many tries. Try again in 1 minute.',
  retryAfter: wait / 1_000,
})
