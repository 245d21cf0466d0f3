import { Effect } from 'effect'
import { afterEach, beforeEach, expect } from 'vitest'
import { notificationRecipients } from '#domain/mail/inbox/notification.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts'
import { newDatabase, postOffice, type PostOffice, type PostOfficeOptions } from './post-office.ts'

const person = { id: '7', name: 'Mariam Al-Khalifa', address: '' }

/** For each test a mail server and a process that accepts enquiries, in which `person` answers the first one. */
export const useAnsweringOffice = () => {
  let mailServer: MailServer
  let database: Awaited<ReturnType<typeof newDatabase>>
  let office: PostOffice

  const open = (options: Pick<PostOfficeOptions, 'recipients' | 'pollInterval'> = {}) =>
    postOffice({
      smtpUrl: mailServer.url,
      file: database.file,
      recipients: notificationRecipients,
      pollInterval: '1 hour',
      ...options,
    })

  beforeEach(async () => {
    mailServer = await startMailServer()
    database = await newDatabase()
    office = open()
  })
  afterEach(async () => {
    await office.close()
    await mailServer.stop()
    await database.clear()
  })

  const run: PostOffice['run'] = (effect) => office.run(effect)
  return {
    get mailServer() {
      return mailServer
    },
    get file() {
      return database.file
    },
    reopen: async (options: Parameters<typeof open>[0]) => {
      await office.close()
      office = open(options)
    },
    send: () => office.send(),
    run,
    answer: (text: string, after: string, language = 'en') =>
      run(
        Threads.use((threads) =>
          threads.add('enquiries', '1', { direction: 'out', text, language, after }),
        ).pipe(Effect.provideService(OnBehalfOf, person)),
      ),
    thread: () => run(Threads.use((threads) => threads.of('enquiries', '1'))),
    mails: (count: number) => expect.poll(() => mailServer.received.length, { timeout: 10_000 }).toBe(count),
    header: (name: string, at: number) => mailServer.received.at(at)?.headers.get(name),
  }
}
