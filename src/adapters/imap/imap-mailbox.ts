import { Clock, Duration, Effect, Exit, Layer } from 'effect'
import { ImapFlow, type FetchQueryObject } from 'imapflow'
import { Mailbox, MailboxUnavailable, type MailTaker } from '#ports/server/mail/mailbox.ts'
import { parsedHead, parsedMail } from './parsed-mail.ts'

export interface ImapOptions {
  /** For example `imaps://user:password@mail.example.com/INBOX`. */
  readonly url: string
  /** The timeout of one round, its last mail included. */
  readonly timeout?: Duration.Input
}

const second = 1_000
const megabyte = 1024 * 1024

/** Larger mails stay in the mailbox; mail servers rarely accept larger ones. */
const maxBytes = 25 * megabyte

/** How long a round goes on to further mails. */
const roundLength = Duration.toMillis('2 minutes')

/** Mails of one round that fail, as all do while the store is away. */
const maxFailures = 25

/** Timeouts of single steps, in milliseconds. */
const timeouts = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second }

const connectionOf = (url: string) => {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  return {
    path: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    options: {
      host: hostname.replace(/^\[(.*)\]$/u, '$1'),
      port: Number(port || (secure ? 993 : 143)),
      secure,
      // Without TLS it is a server on this machine, whose certificate names another host.
      doSTARTTLS: false,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      disableAutoIdle: true,
      ...timeouts,
    },
  } as const
}

const unavailable = (cause: unknown): MailboxUnavailable => {
  const { authenticationFailed = false } = Object(cause) as { readonly authenticationFailed?: boolean }
  const reason = authenticationFailed
    ? 'The mail server refuses the sign-in to the mailbox.'
    : 'The mailbox cannot be reached.'
  return new MailboxUnavailable({ reason })
}

/** Reads one mailbox over IMAP, with a connection for each round. */
export const ImapMailbox = ({ url, timeout = '4 minutes' }: ImapOptions): Layer.Layer<Mailbox> =>
  Layer.sync(Mailbox, () => {
    const { path, options } = connectionOf(url)
    /** UIDs of mails that stay unread; cleared when the mailbox gets a new UIDVALIDITY. */
    const left = { validity: '', uids: new Set<number>() }

    const attempt = <A>(work: () => Promise<A>) => Effect.tryPromise({ try: work, catch: unavailable })

    const connected = Effect.acquireRelease(
      Effect.gen(function* () {
        const client = new ImapFlow(options)
        // The command in flight fails as well.
        client.on('error', () => {})
        yield* attempt(() => client.connect()).pipe(Effect.onError(() => Effect.sync(() => client.close())))
        return client
      }),
      // Logging out works on a healthy connection only.
      (client, exit) =>
        Effect.promise(() =>
          Exit.isSuccess(exit) ? client.logout().catch(() => {}) : Promise.resolve(),
        ).pipe(Effect.ensuring(Effect.sync(() => client.close()))),
      // A stop does not wait for a silent server.
      { interruptible: true },
    )

    const opened = Effect.gen(function* () {
      const client = yield* connected
      const { uidValidity } = yield* attempt(() => client.mailboxOpen(path))
      if (left.validity !== String(uidValidity)) left.uids.clear()
      left.validity = String(uidValidity)
      const unread = new Set((yield* attempt(() => client.search({ seen: false }, { uid: true }))) || [])
      left.uids = new Set([...left.uids].filter((uid) => unread.has(uid)))
      return { client, uids: [...unread].filter((uid) => !left.uids.has(uid)) }
    })

    const fetched = (client: ImapFlow, uid: number, query: FetchQueryObject) =>
      Effect.map(
        attempt(() => client.fetchOne(uid, query, { uid: true })),
        (found) => found || undefined,
      )

    /** Passes a mail on and returns its outcome. A mail that cannot be parsed is left unread. */
    const outcomeOf = <E, R>(client: ImapFlow, uid: number, { outcome, take }: MailTaker<E, R>) =>
      Effect.gen(function* () {
        const found = yield* fetched(client, uid, { size: true, headers: true })
        if (found?.headers === undefined || (found.size ?? 0) > maxBytes) return 'left'
        const { headers } = found
        const head = yield* Effect.promise(() => parsedHead(headers))
        const expected = head === undefined ? 'left' : yield* outcome(head)
        if (head === undefined || expected !== 'stored') return expected
        const source = (yield* fetched(client, uid, { source: true }))?.source
        const mail = source && (yield* Effect.promise(() => parsedMail(head, source)))
        return mail === undefined ? 'left' : yield* take(mail)
      })

    return Mailbox.of({
      readEach: <E, R>(taker: MailTaker<E, R>) =>
        Effect.gen(function* () {
          const { client, uids } = yield* opened
          const end = (yield* Clock.currentTimeMillis) + roundLength
          let failures = 0
          for (const uid of uids) {
            if (failures === maxFailures || (yield* Clock.currentTimeMillis) > end) break
            // A mail that fails must not keep the others.
            const outcome = yield* Effect.exit(outcomeOf(client, uid, taker))
            if (Exit.isFailure(outcome)) {
              if (!client.usable) return yield* unavailable(undefined)
              failures += 1
              yield* Effect.logWarning('A mail cannot be read now. It is tried again.', outcome.cause)
            } else if (outcome.value === 'left') left.uids.add(uid)
            else if (outcome.value !== 'later')
              yield* attempt(() => client.messageFlagsAdd(uid, ['\\Seen'], { uid: true }))
          }
        }).pipe(
          Effect.scoped,
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(unavailable(undefined)) }),
          Effect.withSpan('mailbox.read', { kind: 'consumer' }),
        ),
    })
  })
