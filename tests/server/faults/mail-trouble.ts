import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import { startMailServer, type MailServerMode } from '#tests/support/mail/mail-server.ts'
import { none, quantile, some, within, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'
import { nothingYet, sendEnquiry } from './support/visitors.ts'

/** Faults of a mail server other than being unreachable. `silent` is last, as one message waits a minute for it. */
const troubles: ReadonlyArray<MailServerMode> = [
  { says: 451, to: 'RCPT', text: 'Come again later' },
  { says: 550, to: 'RCPT', text: 'No such mailbox' },
  'loses the answer',
  'silent',
]

const timeout = 60_000

/** The mail server is away, refuses temporarily and permanently, loses replies and hangs. Meanwhile the server is killed. */
export const mailTrouble = async ({ each }: { readonly each: number }): Promise<ReadonlyArray<Figure>> => {
  const away = await startMailServer()
  const server = await serverProcess({
    variables: {
      SMTP_URL: away.url,
      MAIL_FROM: 'site@sahilan.example',
      ENQUIRY_MAIL_TO: 'team@sahilan.example',
    },
  })
  await away.stop()
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 1_000 })
  const left = (condition: string) =>
    Number(database.prepare(`select count(*) as n from notifications where ${condition}`).get()?.['n'])
  /** Returns how many are left at the timeout. */
  const untilNone = async (condition: string) => {
    for (const until = performance.now() + timeout; performance.now() < until; await pause(50))
      if (left(condition) === 0) return 0
    return left(condition)
  }
  const acknowledged = nothingYet()
  const times: Array<number> = []
  let failed = 0
  const sendSome = async () => {
    for (let sent = 0; sent < each; sent += 1) {
      const started = performance.now()
      const { status } = await sendEnquiry(server.visitor(), acknowledged)
      times.push(performance.now() - started)
      if (status !== 200) failed += 1
    }
  }
  let mailServer: Awaited<ReturnType<typeof startMailServer>> | undefined
  try {
    await sendSome()
    await untilNone(`state = 'waiting' and tries = 0`)
    mailServer = await startMailServer(away.port)
    for (const trouble of troubles) {
      mailServer.now(trouble)
      await sendSome()
      if (trouble !== 'silent') await untilNone(`state = 'waiting' and tries = 0`)
    }
    await server.signal('SIGKILL')
    mailServer.now('takes')
    await server.startAgain()
    const admin = await server.admin()
    const { total } = (await admin.get('/parked_notifications')).data as { readonly total: number }
    await admin.post('/parked_notifications/send')
    // As if the backoff of each had passed.
    database.exec(`update notifications set due_at = created_at where state = 'waiting'`)
    const unsent = await untilNone(`state <> 'sent'`)

    const idsOf = (mark: string) =>
      new Set(
        mailServer?.received
          .filter(({ body }) => new RegExp(`\\b${mark}\\b`).test(body))
          .map(({ headers }) => headers.get('message-id')),
      )
    const messages = [...acknowledged.enquiries.values()].map((mark) => idsOf(mark).size)
    return [
      some('enquiries sent while the mail server was in trouble', times.length, each * 5),
      none('enquiries that failed', failed),
      within('an enquiry took, 99 of 100', quantile(times, 0.99), 500),
      some('messages that were refused permanently and shown to staff', total, each),
      none('messages that were not sent afterwards', unsent),
      none('enquiries without a message to staff', messages.filter((ids) => ids === 0).length),
      none('enquiries with two messages to staff', messages.filter((ids) => ids > 1).length),
    ]
  } finally {
    database.close()
    await server.stop()
    await mailServer?.stop()
  }
}
