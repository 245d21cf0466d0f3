import { Array, Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { networkOf } from '#domain/sign-in/session/network-of.ts'
import { minute, second } from '#domain/time/durations.ts'
import { TriedTooOften } from '#ports/failures.ts'
import { within } from '../client/time-conditions.ts'
import { tokenHash } from './tokens.ts'

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

/** Counts the failures of one account, network or device. */
export interface TryCounter {
  readonly kind: Kind
  readonly name: string
}

type TryCounters = Array.NonEmptyReadonlyArray<TryCounter>

/** Cuts long names. */
const counterOf = (kind: Kind, ...names: Array.NonEmptyReadonlyArray<string>): TryCounter => ({
  kind,
  name: [kind, ...names.map((name) => name.slice(0, 254))].join(' '),
})

/** A hash stands for the e-mail: what was typed may be a password in the wrong field, and backups have this table. */
const accountCounter = (kind: Kind, email: string, ...names: ReadonlyArray<string>): TryCounter =>
  counterOf(kind, tokenHash(email), ...names)

/**
 * The counters of a sign-in. A device that has signed in to the account before is counted separately from all others.
 */
export const signInCounters = (email: string, address: string, device: string | undefined): TryCounters => {
  if (device !== undefined) return [accountCounter('device', email, device)]
  const network = networkOf(address)
  return [
    accountCounter('pair', email, network),
    accountCounter('account', email),
    ...addressCounters(address),
  ]
}

/** The counters of an address, whatever the account. */
export const addressCounters = (address: string): TryCounters => [
  counterOf('address', networkOf(address)),
  counterOf('site', networkOf(address, 48)),
]

export const ownCounters = (email: string): TryCounters => [accountCounter('own', email)]

/** The counters of a request for a link. */
export const resetCounters = (email: string, address: string): TryCounters => [
  accountCounter('resetAccount', email),
  counterOf('resetAddress', networkOf(address)),
]

/** The counter of what is tried from an address beside passwords, apart from them and from each other. */
export const networkCounter = (
  kind: 'receipt' | 'preview' | 'apiToken' | 'provider' | 'passkey',
  address: string,
): TryCounters => [counterOf(kind, networkOf(address))]

/** Such as '40 seconds' or '12 minutes'. */
const waitText = (seconds: number) => {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const iso = (time: number) => new Date(time).toISOString()

/** Throttles by counting failures within the window. */
export const signInTries = (sql: SqlClient.SqlClient) => {
  const waitOf = Effect.fnUntraced(function* ({ kind, name }: TryCounter, time: number) {
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
     * while one of the counters demands a wait. Returns the ids to forget the try by.
     */
    begin: (counters: TryCounters) =>
      Effect.gen(function* () {
        const time = yield* Clock.currentTimeMillis
        const waits = yield* Effect.forEach(counters, (counter) => waitOf(counter, time))
        const retryAfter = Math.ceil(Math.max(...waits) / second)
        if (retryAfter > 0) {
          const message = `Too many tries. Try again in ${waitText(retryAfter)}.`
          return yield* new TriedTooOften({ message, retryAfter })
        }
        yield* sql`delete from sign_in_tries where not ${within(sql, 'tried_at', time, window)}`
        const rows = Array.map(counters, ({ name }) => ({ subject: name, tried_at: iso(time) }))
        const begun = yield* sql<{ id: number }>`insert into sign_in_tries ${sql.insert(rows)} returning id`
        return begun.map(({ id }) => id)
      }).pipe(sql.withTransaction),

    forget: (ids: ReadonlyArray<number>) =>
      Effect.asVoid(sql`delete from sign_in_tries where ${sql.in('id', ids)}`).pipe(sql.withTransaction),

    /** Forgets the last try of a counter: one that began in an earlier request, whose id is not known. */
    forgetLast: ([{ name }]: TryCounters) =>
      Effect.asVoid(sql`delete from sign_in_tries
        where id = (select max(id) from sign_in_tries where subject = ${name})`).pipe(sql.withTransaction),

    /** Forgets the failures of the first counter, which is that of the account that has just signed in. */
    forgetOwn: ([{ name }]: TryCounters) =>
      Effect.asVoid(sql`delete from sign_in_tries where subject = ${name}`).pipe(sql.withTransaction),

    /** Forgets every failure of an account, from all networks and devices. */
    forgetAccount: (email: string) => {
      const nameOf = (kind: Kind) => accountCounter(kind, email).name
      const fromAny = (kind: Kind) =>
        sql`(subject > ${`${nameOf(kind)} `} and subject < ${`${nameOf(kind)}!`})`
      return Effect.asVoid(sql`delete from sign_in_tries
        where ${sql.in('subject', [nameOf('account'), nameOf('own')])}
        or ${fromAny('pair')} or ${fromAny('device')}`).pipe(sql.withTransaction)
    },
  }
}
