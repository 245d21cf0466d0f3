import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/config/data-folder.ts'
import { startMailServer } from '#tests/support/mail/mail-server.ts'
import { mailsOf, nothingYet, sendEnquiry } from './support/visitors.ts'
import { none, some, type Figure } from './support/figure.ts'
import { serverProcess } from './support/server-process.ts'

const timeout = 30_000

/** Waits until a count is reached, at most until the timeout. */
const until = async (count: () => number, wanted: number) => {
  for (const end = performance.now() + timeout; performance.now() < end; await pause(20))
    if (count() >= wanted) return
}

/** Staff answer while the mail server refuses, and the server is killed in the middle of a message. */
export const answersInTrouble = async ({
  each,
}: {
  readonly each: number
}): Promise<ReadonlyArray<Figure>> => {
  const mailServer = await startMailServer()
  const server = await serverProcess({
    variables: { SMTP_URL: mailServer.url, MAIL_FROM: 'site@sahilan.example' },
  })
  const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 1_000 })
  const left = (condition: string) =>
    Number(database.prepare(`select count(*) as n from notifications where ${condition}`).get()?.['n'])
  /** As if the backoff, or the lease of a killed process, had passed. */
  const makeDue = () => database.exec(`update notifications set due_at = created_at where state <> 'sent'`)
  try {
    const acknowledged = nothingYet()
    for (let at = 0; at < each; at += 1) await sendEnquiry(server.visitor(), acknowledged)
    mailServer.now({ says: 451, to: 'DATA', text: 'Come again later' })
    const admin = await server.admin()
    const texts: Array<string> = []
    for (const { id, message } of await mailsOf(admin, '/enquiry_mail_list')) {
      const text = `Answer to ${message}.`
      const body = { direction: 'out', text, language: 'en', after: '0' }
      if ((await admin.post(`/enquiry_mail/${id}/messages`, body)).status === 200) texts.push(text)
    }
    const [first] = await mailsOf(admin, '/enquiry_mail_list')
    /** A note sends nothing, and wakes the job as every message does. */
    const retryNow = async () => {
      makeDue()
      await admin.post(`/enquiry_mail/${first?.id}/messages`, { direction: 'note', text: 'Again' })
    }
    for (let tries = 1; tries <= 5; tries += 1) {
      await until(() => left(`tries >= ${tries}`), each)
      // The last one is counted before it is refused.
      await pause(200)
      if (tries < 5) await retryNow()
    }
    const refused = left('tries = 5')
    mailServer.now('silent')
    await retryNow()
    await until(() => left('tries > 5'), 1)
    await server.signal('SIGKILL')
    const sending = left('tries > 5')
    makeDue()
    mailServer.now('takes')
    await server.startAgain()
    await until(() => left(`state = 'sent'`), each)
    const times = texts.map((text) => mailServer.received.filter(({ body }) => body.includes(text)).length)
    return [
      some('answers stored while the mail server refused', texts.length, each),
      some('answers that it refused five times', refused, each),
      some('answers in the middle of which the server was killed', sending),
      none('answers that still wait', left(`state <> 'sent'`)),
      none('answers that were not sent afterwards', times.filter((count) => count === 0).length),
      none('answers that were sent twice', times.filter((count) => count > 1).length),
    ]
  } finally {
    database.close()
    await server.stop()
    await mailServer.stop()
  }
}
