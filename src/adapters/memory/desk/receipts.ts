import { Effect, Layer } from 'effect'
import { receiptCodeKey } from '#domain/desk/receipt/receipt-code.ts'
import { replyErrors, unknownCode, type ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import { failIfInvalid, ItemNotFound } from '#ports/failures.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'

export interface MemoryReceiptsOptions extends Behaviour {
  /** By code. */
  readonly receipts?: Readonly<Record<string, ReceiptView>>
}

const unknown = new ItemNotFound({ message: unknownCode })

/** Shows given receipts, and forgets what was erased. */
export const MemoryReceipts = ({ receipts = {}, ...behaviour }: MemoryReceiptsOptions = {}) =>
  Layer.sync(Receipts, () => {
    const { write } = simulate(behaviour)
    const stored = new Map(Object.entries(receipts).map(([code, view]) => [receiptCodeKey(code), view]))
    const sent = new Set<string>()
    const find = (code: string) =>
      Effect.suspend(() => {
        const found = stored.get(receiptCodeKey(code))
        return found === undefined ? Effect.fail(unknown) : Effect.succeed(found)
      })
    return Receipts.of({
      show: (code) => write(find(code)),
      reply: (code, text, { key = '' } = {}) =>
        write(
          Effect.gen(function* () {
            const view = yield* find(code)
            if (key !== '' && sent.has(key)) return view
            yield* failIfInvalid(replyErrors(view, text))
            const at = yield* isoNow
            const { replies, repliesLeft } = view
            const next: ReceiptView = {
              ...view,
              state: 'received',
              replies: [...replies, at],
              repliesLeft: repliesLeft - 1,
            }
            stored.set(receiptCodeKey(code), next)
            sent.add(key)
            return next
          }),
        ),
      erase: (code) => write(Effect.map(find(code), () => void stored.delete(receiptCodeKey(code)))),
    })
  })
