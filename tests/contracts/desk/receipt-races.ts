import { setTimeout as wait } from 'node:timers/promises'
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { describe, expect, it } from 'vitest'
import { Threads } from '#ports/staff/desk/threads.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { run, startedFor, type Start } from '../support/started.ts'

const ports = {
  receipts: Receipts,
  enquiries: Enquiries,
  threads: Threads,
  sql: SqlClient.SqlClient,
} as const

/** `Receipts` on a database, with the inbox whose mails they are about. */
export class RacingReceipts extends Context.Service<
  RacingReceipts,
  { readonly [Name in keyof typeof ports]: (typeof ports)[Name]['Service'] }
>()('sahilan/tests/RacingReceipts') {
  static readonly layer = Layer.effect(RacingReceipts, Effect.all(ports))
}

/** What staff do while a visitor replies. */
export const receiptRaces = (label: string, start: Start<RacingReceipts['Service']>): void => {
  describe(`${label}: replies of receipts`, () => {
    const under = startedFor('each', start)

    const received = async () => {
      const { code = '' } = await run(under().enquiries.send(enquiry))
      const [mail] = (await run(under().enquiries.list({ size: 1 }))).items
      return { code, id: mail?.id ?? '', reference: mail?.reference ?? '' }
    }

    /** Does the work after the code of the reply was looked up, and before the reply is stored. */
    const during = async <A, E, B, F>(reply: Effect.Effect<A, E>, work: Effect.Effect<B, F>) => {
      const { sql } = under()
      const held = Promise.withResolvers<void>()
      const holding = run(sql.withTransaction(Effect.promise(() => held.promise)))
      await wait(20)
      const replying = run(Effect.result(reply))
      await wait(20)
      // Takes its turn once the try is counted, and commits after the code was looked up.
      const working = run(sql.withTransaction(Effect.andThen(work, Effect.sleep('100 millis'))))
      await wait(20)
      held.resolve()
      await Promise.all([holding, working])
      return replying
    }

    it('[K14] join the enquiry into which theirs is merged at that moment', async () => {
      const { receipts, enquiries, threads } = under()
      const [stays, merged] = [await received(), await received()]
      const reply = receipts.reply(merged.code, 'One correction', { took: 60_000 })
      expect(await during(reply, enquiries.merge(stays.id, merged.id))).toMatchObject({
        success: { reference: stays.reference },
      })
      const { messages } = await run(threads.of('enquiries', stays.id))
      expect(messages).toMatchObject([{ direction: 'in', text: 'One correction' }])
    })

    it('[K14] are refused if their enquiry is deleted at that moment', async () => {
      const { receipts, enquiries, sql } = under()
      const { code, id } = await received()
      const reply = receipts.reply(code, 'One correction', { took: 60_000 })
      expect(await during(reply, enquiries.remove(id))).toMatchObject({
        failure: { _tag: 'InputRefused', fields: { text: 'No further reply can be sent here.' } },
      })
      expect(await run(sql`select id from mail_messages`)).toEqual([])
    })
  })
}
