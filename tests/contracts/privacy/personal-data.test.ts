import { Effect, Layer, ManagedRuntime } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { MemoryBlobs } from '#adapters/memory/blobs.ts'
import { SqlAccounts } from '#adapters/sql/accounts/accounts.ts'
import { SqlSavedViews } from '#adapters/sql/desk/saved-views.ts'
import { SqlEnquiries } from '#adapters/sql/inbox/enquiries.ts'
import { SqlHistory } from '#adapters/sql/history/history.ts'
import { MailRecipients } from '#adapters/sql/inbox/notify.ts'
import { SqlPersonalData } from '#adapters/sql/privacy/personal-data.ts'
import { SqlPersonalExports } from '#adapters/sql/privacy/personal-exports.ts'
import { SqlProfiles } from '#adapters/sql/inbox/profiles.ts'
import { seedItems } from '#adapters/sql/content/seed.ts'
import type { StoreUnusable } from '#adapters/sql/client/store-unusable.ts'
import { SqlTrash } from '#adapters/sql/history/trash.ts'
import { career } from '#domain/content/career.ts'
import { noPersonalData } from '#domain/privacy/personal-data.ts'
import { Accounts } from '#ports/staff/accounts.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { History } from '#ports/content/history.ts'
import { OnBehalfOf } from '#ports/on-behalf-of.ts'
import { PersonalData } from '#ports/staff/personal-data.ts'
import { PersonalExports } from '#ports/server/personal-exports.ts'
import { SavedViews } from '#ports/staff/desk/saved-views.ts'
import { Trash } from '#ports/content/trash.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { AnyStore } from '../support/any-store.ts'
import { inputOf } from '../content/content-inputs.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { position, profile, resume } from '../inbox/profiles-contract.ts'

const email = 'zoe@mail.example'
const password = 'a stone in the quay wall'

/** Notifies staff and visitors. */
const notified = { enquiries: ['staff', 'visitor'], profiles: ['staff', 'visitor'] } as const

const startOn = (store: Layer.Layer<SqlClient.SqlClient, StoreUnusable>) => {
  const careers = seedItems(career, [
    { input: inputOf(career, position.title), createdAt: '2026-01-01T00:00:00.000Z' },
  ])
  return ManagedRuntime.make(
    Layer.mergeAll(
      SqlAccounts,
      SqlEnquiries(),
      SqlSavedViews,
      SqlProfiles(),
      SqlTrash,
      SqlHistory,
      SqlPersonalData,
      SqlPersonalExports,
    ).pipe(
      Layer.provide([Layer.succeed(MailRecipients, notified), Layer.effectDiscard(careers)]),
      Layer.provideMerge([MemoryBlobs(), store]),
    ),
  )
}

const received = Effect.gen(function* () {
  const enquiries = yield* Enquiries
  const profiles = yield* Profiles
  yield* enquiries.send(
    { ...enquiry, email, firstName: 'Zoewashere', message: 'Quizzical walruses' },
    { key: 'k1' },
  )
  yield* enquiries.send({ ...enquiry, email: 'other@mail.example' }, { key: 'k2' })
  yield* profiles.send({ ...profile, email }, resume, { key: 'k3' })
  yield* profiles.send({ ...profile, email }, resume, { key: 'k4' })
  yield* profiles.remove('1')
})

type Run = ReturnType<typeof startOn>['runPromise']

const withStore = (use: (run: Run) => Promise<void>) =>
  Effect.gen(function* () {
    const runtime = yield* Effect.acquireRelease(
      Effect.sync(() => startOn(AnyStore())),
      (made) => Effect.promise(() => made.dispose()),
    )
    yield* Effect.promise(() => runtime.runPromise(received))
    yield* Effect.promise(() => use((effect) => runtime.runPromise(effect)))
  }).pipe(Effect.scoped, Effect.runPromise)

it('erases notifications, receipts, files and idempotency keys too', () =>
  withStore(async (run) => {
    const erased = await run(PersonalData.use((personal) => personal.erase(email)))
    expect(erased).toEqual({
      ...noPersonalData,
      enquiries: 1,
      profiles: 1,
      trash: 1,
      notifications: 4,
      history: 1,
      files: 2,
    })
    expect(await run(Blobs.use((blobs) => blobs.list('')))).toEqual([])
    const rows = (query: string) => run(SqlClient.SqlClient.use((sql) => sql.unsafe(query)))
    expect(await rows('select visitor from notifications order by id')).toEqual([
      { visitor: '' },
      { visitor: 'other@mail.example' },
    ])
    expect(await rows('select key from answered_calls')).toEqual([{ key: 'k2' }])
    expect(await rows('select * from doubtful_resumes')).toEqual([])
  }))

it('erases the history of former staff, but not of present staff', () =>
  withStore(async (run) => {
    const add = (name: string, address: string) =>
      run(Accounts.use((accounts) => accounts.add({ name, email: address, role: 'Hr', password })))
    await add('Stays', 'stays@example.com')
    const { id } = await add('Leaves', 'leaves@example.com')
    await run(Accounts.use((accounts) => accounts.remove(id)))
    const erase = (address: string) => run(PersonalData.use((personal) => personal.erase(address)))
    expect(await erase('Leaves@example.com')).toMatchObject({ trash: 1, history: 2 })
    expect(await erase('stays@example.com')).toMatchObject({ trash: 0, history: 0 })
    expect(await run(PersonalData.use((personal) => personal.find('stays@example.com')))).toMatchObject({
      isStaff: true,
    })
    const { items } = await run(History.use((history) => history.of({ subject: 'account', itemId: id })))
    expect(items).toMatchObject([
      { kind: 'deleted', title: '', before: null, after: null },
      { kind: 'added', title: '', before: null, after: null },
    ])
  }))

// Seen failing before: the response to a repeated request had name and e-mail for a day.
it.each<[string, (id: string) => Effect.Effect<unknown, unknown, PersonalData | Trash>]>([
  ['their data', () => PersonalData.use((personal) => personal.erase('leaves@example.com'))],
  ['their account in the trash', (itemId) => Trash.use(({ erase }) => erase({ subject: 'account', itemId }))],
])('erases the idempotency key of former staff with %s', (_, erase) =>
  withStore(async (run) => {
    const input = { name: 'Leaves', email: 'leaves@example.com', role: 'Hr', password } as const
    const { id } = await run(Accounts.use((accounts) => accounts.add(input, 'leaves')))
    await run(Accounts.use((accounts) => accounts.add({ ...input, email: 'stays@example.com' }, 'stays')))
    await run(Accounts.use((accounts) => accounts.remove(id)))
    await run(erase(id))
    const rows = await run(
      SqlClient.SqlClient.use((sql) => sql`select key from answered_calls where call = 'account.add'`),
    )
    expect(rows).toEqual([{ key: 'stays' }])
  }),
)

it('erases saved views that search for the person', () =>
  withStore(async (run) => {
    for (const address of [email.toUpperCase(), 'other@mail.example'].map(encodeURIComponent)) {
      const view = { kind: 'enquiries', name: address, address: `?q=${address}`, shared: true } as const
      await run(SavedViews.use((views) => views.add(view)))
    }
    await run(PersonalData.use((personal) => personal.erase(email)))
    const left = await run(SavedViews.use((views) => views.list))
    expect(left.map(({ address }) => address)).toEqual(['?q=other%40mail.example'])
  }))

it('exports the history of merged enquiries, in the trash too', () =>
  withStore(async (run) => {
    const merged = { subject: 'enquiry', itemId: '3' } as const
    await run(
      Effect.gen(function* () {
        const enquiries = yield* Enquiries
        yield* enquiries.send({ ...enquiry, email })
        yield* enquiries.remove(merged.itemId)
        yield* Trash.use((trash) => trash.restore(merged))
        yield* enquiries.merge('1', merged.itemId)
      }),
    )
    const history = async () => {
      const { data } = await run(PersonalExports.use((exports) => exports.collect(email)))
      const entries = (data as { readonly history: ReadonlyArray<typeof merged> }).history
      return entries.filter(({ itemId }) => itemId === merged.itemId)
    }
    expect(await history()).toMatchObject([{ kind: 'deleted' }, { kind: 'restored' }])
    await run(Enquiries.use((enquiries) => enquiries.remove('1')))
    expect(await history()).toMatchObject([{ kind: 'deleted' }, { kind: 'restored' }])
  }))

it('finds a person beside a stored name with half a character', () =>
  withStore(async (run) => {
    const account = { name: 'Half', email: 'half@example.com', role: 'Hr', password } as const
    const { id } = await run(Accounts.use((accounts) => accounts.add(account)))
    await run(Accounts.use((accounts) => accounts.remove(id)))
    const halves = String.raw`"\ud83d \\ud83d \\\ud83d \u0000\udc00"`
    await run(
      SqlClient.SqlClient.use((sql) =>
        sql.withTransaction(sql`update activities set after = replace(after, '"Half"', ${halves})`),
      ),
    )
    const found = (address: string) => run(PersonalData.use((personal) => personal.find(address)))
    expect(await found(account.email)).toMatchObject({ counts: { trash: 1, history: 2 } })
    expect(await found(email)).toMatchObject({ counts: { enquiries: 1, trash: 1 } })
  }))

it('exports all data by the domain’s names, with the files', () =>
  withStore(async (run) => {
    const older = (sql: SqlClient.SqlClient) =>
      sql.onDialectOrElse({
        pg: () => sql`(item::jsonb - 'spam_reasons' - 'consent')::text`,
        orElse: () => sql`json_remove(item, '$.spam_reasons', '$.consent')`,
      })
    await run(
      SqlClient.SqlClient.use((sql) => sql.withTransaction(sql`update trash set item = ${older(sql)}`)),
    )
    const { data, files } = await run(PersonalExports.use((exports) => exports.collect(' ZOE@mail.example')))
    expect(data).toMatchObject({
      email,
      enquiries: [{ firstName: 'Zoewashere', message: 'Quizzical walruses', email, told: '' }],
      applications: [{ email, position: position.title, resumeName: resume.name }],
      trash: [{ kind: 'profile', id: '1', email, resumeName: resume.name }],
      notifications: [
        { recipient: 'staff' },
        { recipient: 'visitor' },
        { recipient: 'staff' },
        { recipient: 'visitor' },
      ],
      files: ['resumes/2-Curriculum_vitæ.pdf', 'resumes/1-Curriculum_vitæ.pdf'],
    })
    expect(JSON.stringify(data)).not.toMatch(/folded|name_key|resume_key|token/)
    const [first] = files
    expect(await run(first?.bytes ?? Effect.undefined)).toEqual(new Uint8Array(await resume.arrayBuffer()))
    const [done] = (await run(History.use((history) => history.list({ kind: 'exported' })))).items
    expect(done).toMatchObject({
      subject: 'personalData',
      itemId: expect.stringMatching(/^[0-9a-f]{64}$/),
      title: expect.stringMatching(/^1 enquiry, 1 application, 1 item in the trash, 4 notification mails, /),
    })
  }))

// Seen failing before: the mail server had repeated the address of staff.
it('exports why mails to the person failed, but not why those to staff did', () =>
  withStore(async (run) => {
    const reason = 'The mail server said: 550 5.1.1 <mariam@sahilan.example>'
    await run(
      SqlClient.SqlClient.use((sql) => sql.withTransaction(sql`update notifications set reason = ${reason}`)),
    )
    const { data } = await run(PersonalExports.use((exports) => exports.collect(email)))
    const ofStaff = { recipient: 'staff', reason: '' }
    const ofVisitor = { recipient: 'visitor', reason }
    expect(data).toMatchObject({ notifications: [ofStaff, ofVisitor, ofStaff, ofVisitor] })
  }))

// Seen failing before: the history named who had deleted a mail.
it('exports no names of staff with the history', () =>
  withStore(async (run) => {
    const mariam = { id: '7', name: 'Mariam', address: '' }
    await run(Enquiries.use(({ remove }) => remove('1')).pipe(Effect.provideService(OnBehalfOf, mariam)))
    const { data } = await run(PersonalExports.use((exports) => exports.collect(email)))
    expect(data).toMatchObject({ history: [{ kind: 'deleted' }, { kind: 'deleted' }] })
    expect(JSON.stringify(data)).not.toContain('Mariam')
  }))
