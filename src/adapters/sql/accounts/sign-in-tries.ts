import { Array, Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { minute, second } from '#domain/time/durations.ts'
import { TriedTooOften } from '#ports/failures.ts'
import { within } from '../client/time-conditions.ts'

const window = 15 * minute

interface Limit {
  /** Failures within the window before tries have to wait. */
  readonly free: number
  /** The first wait in milliseconds; each further failure doubles it. */
  readonly first: number
  readonly longest: number
}

const usual = { free: 5, first: minute, longest: window }

/** The limits of failed sign-ins, of requested links, and of wrong secrets: of receipts, previews and API tokens. */
const limits = {
  /** One account, from one network. */
  pair: usual,
  /** One account, on a device that has signed in to it before. */
  device: usual,
  /** One account, by the person who is signed in to it. */
  own: usual,
  /** One account, from everywhere else: slows guessing from many networks without locking the owner out for long. */
  account: { free: 20, first: minute / 2, longest: minute },
  /** A network, and the larger one around it. */
  address: { ...usual, free: 20 },
  site: { ...usual, free: 60 },
  resetAccount: { ...usual, free: 3 },
  resetAddress: { ...usual, free: 20 },
  receipt: { ...usual, free: 20 },
  preview: { ...usual, free: 20 },
  apiToken: { ...usual, free: 20 },
  /** Sign-ins that were led to a provider. */
  provider: { ...usual, free: 60 },
  /** Challenges for a sign-in by passkey. */
  passkey: { ...usual, free: 60 },
} as const satisfies Readonly<Record<string, Limit>>

type Kind = keyof typeof limits

/** The account, network or other subject whose failures are counted. */
export interface ThrottledSubject {
  readonly kind: Kind
  readonly name: string
}

/** Cuts names to the length of the longest e-mail. */
const subjectOf = (kind: Kind, ...names: Array.NonEmptyReadonlyArray<string>): ThrottledSubject => ({
  kind,
  name: [kind, ...names.map((name) => name.slice(0, 254))].join(' '),
})

/**
 * The subjects of a sign-in. A device that has signed in to the account before is counted separately from all others.
 */
export const signInSubjects = (
  email: string,
  address: string,
  device: string | undefined,
): Array.NonEmptyReadonlyArray<ThrottledSubject> => {
  if (device !== undefined) return [subjectOf('device', email, device)]
  const network = networkOf(address)
  return [subjectOf('pair', email, network), subjectOf('account', email), ...addressSubjects(address)]
}

/** The subjects of an address, whatever the account. */
export const addressSubjects = (address: string): Array.NonEmptyReadonlyArray<ThrottledSubject> => [
  subjectOf('address', networkOf(address)),
  subjectOf('site', networkOf(address, 48)),
]

export const ownSubjects = (email: string): Array.NonEmptyReadonlyArray<ThrottledSubject> => [
  subjectOf('own', email),
]

/** The subjects of a request for a link. */
export const resetSubjects = (
  email: string,
  address: string,
): Array.NonEmptyReadonlyArray<ThrottledSubject> => [
  subjectOf('resetAccount', email),
  subjectOf('resetAddress', networkOf(address)),
]

/** The subject of what is tried from an address beside passwords, apart from them and from each other. */
export const networkSubject = (
  kind: 'receipt' | 'preview' | 'apiToken' | 'provider' | 'passkey',
  address: string,
): Array.NonEmptyReadonlyArray<ThrottledSubject> => [subjectOf(kind, networkOf(address))]

/** Such as '40 seconds' or '12 minutes'. */
const waitText = (seconds: number) => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const iso = (time: number) => new Date(time).toISOString()

/** Throttles by counting failures within the window. */
export const signInTries = (sql: SqlClient.SqlClient) => {
  const waitOf = Effect.fnUntraced(function* ({ kind, name }: ThrottledSubject, time: number) {
    const [{ tries, last } = { tries: 0, last: null }] = yield* sql<{ tries: number; last: string | null }>`
      select count(*) as tries, max(tried_at) as last from sign_in_tries
      where subject = ${name} and ${within(sql, 'tried_at', time, window)}`
    const { free, first, longest }: Limit = limits[kind]
    if (tries < free || last === null) return 0
    const wait = Math.min(first * 2 ** (tries - free), longest)
    return Math.min(Date.parse(last) + wait - time, longest)
  })

  return {
    /**
     * Counts a try as failed until it is forgotten, so that simultaneous tries all count. Fails with `TriedTooOften`
     * while the subjects have to wait. Returns the ids to forget the try by.
     */
    begin: (subjects: Array.NonEmptyReadonlyArray<ThrottledSubject>) =>
      Effect.gen(function* () {
        const time = yield* Clock.currentTimeMillis
        const waits = yield* Effect.forEach(subjects, (subject) => waitOf(subject, time))
        const retryAfter = Math.ceil(Math.max(...waits) / second)
        if (retryAfter > 0) {
          const message = `Too many tries. Try again in ${waitText(retryAfter)}.`
          return yield* new TriedTooOften({ message, hasResponse: true, retryAfter })
        }
        yield* sql`delete from sign_in_tries where not ${within(sql, 'tried_at', time, window)}`
        const rows = Array.map(subjects, ({ name }) => ({ subject: name, tried_at: iso(time) }))
        const begun = yield* sql<{ id: number }>`insert into sign_in_tries ${sql.insert(rows)} returning id`
        return begun.map(({ id }) => id)
      }).pipe(sql.withTransaction),

    forget: (ids: ReadonlyArray<number>) =>
      Effect.asVoid(sql`delete from sign_in_tries where ${sql.in('id', ids)}`).pipe(sql.withTransaction),

    /** Forgets the last try of a subject: one that began in an earlier request, whose id is not known. */
    forgetLast: ([{ name }]: Array.NonEmptyReadonlyArray<ThrottledSubject>) =>
      Effect.asVoid(sql`delete from sign_in_tries
        where id = (select max(id) from sign_in_tries where subject = ${name})`).pipe(sql.withTransaction),

    /** Forgets the failures of the first subject, which is the one that has just signed in. */
    forgetOwn: ([{ name }]: Array.NonEmptyReadonlyArray<ThrottledSubject>) =>
      Effect.asVoid(sql`delete from sign_in_tries where subject = ${name}`).pipe(sql.withTransaction),

    /** Forgets every failure of an account, from all networks. */
    forgetAccount: (email: string) => {
      const { name } = subjectOf('pair', email)
      return Effect.asVoid(sql`delete from sign_in_tries
        where ${sql.in('subject', [subjectOf('account', email).name, subjectOf('own', email).name])}
        or (subject > ${`${name} `} and subject < ${`${name}!`})`).pipe(sql.withTransaction)
    },
  }
}
