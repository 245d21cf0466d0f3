import { Context, Effect, Layer } from 'effect'
import { describe, expect, it } from 'vitest'
import { Receipts } from '#ports/visitor/receipts.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { enquiry } from '../inbox/enquiries-contract.ts'
import { failureOf, run, startedFor, type Start } from '../support/started.ts'

/** `Receipts`, and the code of one mail. */
export class ReceiptStores extends Context.Service<
  ReceiptStores,
  { readonly receipts: Receipts['Service']; readonly code: string }
>()('sahilan/tests/ReceiptStores') {
  /** Sends one enquiry. */
  static readonly layer = Layer.effect(
    ReceiptStores,
    Effect.gen(function* () {
      const { code = '' } = yield* Enquiries.use((enquiries) => enquiries.send(enquiry)).pipe(Effect.orDie)
      return { receipts: yield* Receipts, code }
    }),
  )
}

const unknown = 'ZZZZ-ZZZZ-ZZZZ-ZZZZ'

/** Contract of `Receipts`. */
export const receiptsContract = (label: string, start: Start<ReceiptStores['Service']>): void => {
  describe(`${label}: receipts`, () => {
    const under = startedFor('each', start)

    it('[K13] open by a code, whatever its case and hyphens, and not by another', async () => {
      const { receipts, code } = under()
      const view = await run(receipts.show(code))
      expect(view).toEqual({
        reference: expect.stringMatching(/^\w{8}$/u),
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/u),
        state: 'received',
        answers: [],
        replies: [],
        repliesLeft: 5,
      })
      expect(await run(receipts.show(` ${code.replaceAll('-', '').toLowerCase()} `))).toEqual(view)
      const failures = await Promise.all(
        [unknown, 'no code', ''].map((wrong) => failureOf(receipts.show(wrong))),
      )
      expect(new Set(failures.map(({ _tag, message }) => `${_tag} ${message}`)).size).toBe(1)
      expect(failures[0]).toMatchObject({
        _tag: 'ItemNotFound',
        message: expect.stringContaining('No enquiry belongs'),
      })
    })

    it('[K14] take five replies, one for each key, and show their times only', async () => {
      const { receipts, code } = under()
      const key = crypto.randomUUID()
      await run(receipts.reply(code, 'One correction', { key, took: 60_000 }))
      const [first] = (await run(receipts.reply(code, 'One correction', { key, took: 60_000 }))).replies
      for (const text of ['b', 'c', 'd', 'e']) await run(receipts.reply(code, text, { took: 60_000 }))
      const view = await run(receipts.show(code))
      expect(view).toMatchObject({ repliesLeft: 0, state: 'received' })
      expect([view.replies.length, view.replies[0]]).toEqual([5, first])
      expect(JSON.stringify(view)).not.toContain('correction')
      expect(await failureOf(receipts.reply(code, 'f', {}))).toMatchObject({
        _tag: 'InputRefused',
        fields: { text: 'No further reply can be sent here.' },
      })
      expect((await failureOf(receipts.reply(unknown, 'f', {})))._tag).toBe('ItemNotFound')
    })

    it('[K15] are gone once erased', async () => {
      const { receipts, code } = under()
      await run(receipts.erase(code))
      const [erased, never] = [await failureOf(receipts.show(code)), await failureOf(receipts.show(unknown))]
      expect(erased).toEqual(never)
      expect((await failureOf(receipts.erase(code)))._tag).toBe('ItemNotFound')
    })
  })
}
