import type { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { StoredDesk } from '#domain/desk/desk-settings.ts'
import { deskId } from '#domain/history/subject.ts'
import type { ReceivedEnquiry } from '#domain/mail/inbox/received-mail.ts'
import { day } from '#domain/time/durations.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { run } from '../support/started.ts'
import type { DeskStores } from './desk-stores.ts'

interface DueTimes {
  stores(): DeskStores['Service']
  by<A, E>(work: Effect.Effect<A, E>): Promise<A>
  update(change: object): Promise<StoredDesk>
  received(...changes: ReadonlyArray<Partial<Enquiry>>): Promise<ReadonlyArray<ReceivedEnquiry>>
  change(id: string, to: { readonly status: 'answered' }): Promise<ReceivedEnquiry>
  get(id: string): Promise<ReceivedEnquiry>
  hoursUntil(mail: ReceivedEnquiry): number
  /** Settings under which it is always working time. */
  readonly always: Pick<StoredDesk, 'targets'>
  readonly admin: { readonly id: string; readonly name: string }
}

/** The part of the contract that is about due times after a change of the desk. */
export const dueTimes = ({
  stores,
  by,
  update,
  received,
  change,
  get,
  hoursUntil,
  always,
  admin,
}: DueTimes): void => {
  it('[K6] new settings move the due times of open mails only', async () => {
    const [open, answered] = await received({}, {})
    await change(answered?.id ?? '', { status: 'answered' })
    await update({ targets: { ...always.targets, Business: 6 } })
    await run(stores().recalculate)
    const hours = async () => hoursUntil(await get(open?.id ?? ''))
    await expect.poll(hours, { timeout: 10_000 }).toBe(6)
    expect(await get(answered?.id ?? '')).not.toHaveProperty('dueAt')
    await update({ targets: { ...always.targets, Business: 0 } })
    await run(stores().recalculate)
    await expect.poll(hours, { timeout: 10_000 }).toBeNaN()
  })

  it('[K6] holidays and Ramadan hours move the due times of open mails only', async () => {
    const [kuwait, emirates, answered] = await received(
      { location: 'Kuwait' },
      { location: 'UAE' },
      { location: 'Kuwait' },
    )
    const { answeredAt } = await change(answered?.id ?? '', { status: 'answered' })
    const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
    const [from, to, next] = [dayIn(-1), dayIn(1), dayIn(2)]
    const holidays = [{ from, to, name: 'Eid Al Fitr', places: ['Kuwait'] }]
    const periods = [{ from, to, name: 'Ramadan', places: ['UAE'], hours: '00:00-00:01' }]
    const before = await by(stores().desk.get)
    const { version } = await update({ holidays, periods })
    await run(stores().recalculate)
    const dueAt = async (id = '') => (await get(id)).dueAt
    await expect.poll(() => dueAt(kuwait?.id), { timeout: 10_000 }).toBe(`${next}T04:00:00.000Z`)
    // Of the four hours, one minute or two are worked in the period.
    await expect.poll(() => dueAt(emirates?.id), { timeout: 10_000 }).toMatch(`${next}T03:5`)
    const stopped = await get(answered?.id ?? '')
    expect([stopped.dueAt, stopped.answeredAt]).toEqual([undefined, answeredAt])

    const [entry] = (await by(stores().history.of({ subject: 'desk', itemId: deskId }))).items
    expect(entry).toMatchObject({
      kind: 'updated',
      author: admin,
      version,
      before: { holidays: before.holidays, periods: before.periods },
      after: { holidays, periods },
    })
    await update({ holidays: [], periods: [] })
    await run(stores().recalculate)
    for (const mail of [kuwait, emirates])
      await expect.poll(() => dueAt(mail?.id), { timeout: 10_000 }).toBe(mail?.dueAt)
  })
}
