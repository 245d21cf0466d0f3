import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlInboundMails } from '#adapters/sql/desk/inbound-mails.ts'
import { SqlThreads } from '#adapters/sql/desk/threads.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { SqlPersonalExports } from '#adapters/sql/privacy/personal-exports.ts'
import { noPersonalData } from '#domain/privacy/personal-data.ts'
import { Trash } from '#ports/content/trash.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { InboundMails } from '#ports/server/mail/inbound-mails.ts'
import { PersonalExports } from '#ports/server/personal-exports.ts'
import { Threads } from '#ports/staff/desk/threads.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { AnyStore } from '../support/any-store.ts'

const visitor = 'aisha@example.com'
const colleague = 'colleague@example.com'

const start = () =>
  ManagedRuntime.make(
    Layer.mergeAll(
      SqlEnquiries(),
      SqlThreads(),
      SqlTrash,
      SqlPersonalData,
      SqlPersonalExports,
      SqlInboundMails({ ownAddresses: [], timeZone: 'UTC' }),
    ).pipe(
      Layer.provide(Layer.succeed(MailRecipients, { enquiries: ['visitor'], profiles: [] })),
      Layer.provideMerge([MemoryBlobs(), AnyStore()]),
    ),
  )

const rows = (query: string) => SqlClient.SqlClient.use((sql) => sql.unsafe<Record<string, unknown>>(query))

/** Two enquiries, the second in the trash, each with a reply by its visitor and one by a colleague. */
const received = Effect.gen(function* () {
  const enquiries = yield* Enquiries
  const inbound = yield* InboundMails
  for (const id of ['1', '2']) {
    yield* enquiries.send({ ...enquiry, email: visitor })
    const [receipt = {}] = yield* rows(
      `select token from notifications where recipient = 'visitor' and mail_id = ${id}`,
    )
    for (const from of [visitor, 'Colleague@Example.com']) {
      const content = { ending: '.pdf', bytes: new TextEncoder().encode('%PDF-') }
      const outcome = yield* inbound.store(
        {
          messageId: `<${id}${from}>`,
          from,
          subject: 'Re: hello',
          headers: [{ key: 'in-reply-to', value: `<${String(receipt['token'])}@sahilan.example>` }],
          text: `Reply ${id}`,
          html: '',
          files: [],
        },
        [{ name: `${from} ${id}.pdf`, size: 5, content }],
      )
      expect(outcome).toBe('stored')
    }
  }
  yield* enquiries.remove('2')
})

it('[K15] replies by e-mail about mails of others are found, exported and erased', async () => {
  const runtime = start()
  const { runPromise: run } = runtime
  await run(received)
  const find = (email: string) => run(PersonalData.use((personal) => personal.find(email)))
  expect((await find(visitor)).counts).toMatchObject({ enquiries: 1, messages: 0, trash: 1, files: 4 })
  const counts = { ...noPersonalData, messages: 2, files: 2 }
  expect((await find('COLLEAGUE@example.com')).counts).toEqual(counts)

  const { data, files } = await run(PersonalExports.use((exports) => exports.collect(colleague)))
  expect(data).toMatchObject({
    enquiries: [],
    trash: [],
    messages: ['1', '2'].map((id) => ({
      text: `Reply ${id}`,
      sender: colleague,
      attachments: [{ name: `Colleague@Example.com ${id}.pdf` }],
    })),
  })
  expect(await run(Effect.forEach(files, ({ bytes }) => bytes))).toHaveLength(2)

  expect(await run(PersonalData.use((personal) => personal.erase(colleague)))).toEqual(counts)
  expect((await find(colleague)).counts).toEqual(noPersonalData)
  expect(await run(Blobs.use((blobs) => blobs.list('')))).toHaveLength(2)
  expect(JSON.stringify(await run(rows('select item from trash')))).not.toMatch(/colleague/iu)
  await run(Trash.use((trash) => trash.restore({ subject: 'enquiry', itemId: '2' })))
  for (const id of ['1', '2']) {
    const { messages } = await run(Threads.use((threads) => threads.of('enquiries', id)))
    expect(messages.map(({ sender }) => sender)).toEqual([visitor])
  }
  const notices = `select message_id from notifications where message_id not in (select id from mail_messages) and message_id <> 0`
  expect(await run(rows(notices))).toEqual([])
  await runtime.dispose()
})
