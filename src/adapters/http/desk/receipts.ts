import { Effect, Layer } from 'effect'
import { receiptStates, type ReceiptView } from '#domain/desk/receipt/receipt-view.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import { HttpClient } from '../client/http-client.ts'
import { decodeResults } from '../client/envelope.ts'
import { formMetadata } from '../client/form-metadata.ts'
import { threadEndpoints } from './desk-endpoints.ts'
import { countIn, elementsIn, objectIn, textIn } from '../wire/decode.ts'

/** Receipts over the API. The code is in the body, so that no log has it. */
export const HttpReceipts = Layer.effect(
  Receipts,
  Effect.map(HttpClient, (client) => {
    const post = (path: string, body: object, forwardedFor?: string, key?: string) =>
      client.write({ method: 'POST', path, body, key, forwardedFor, from: 'anonymous' })
    const view = (response: Effect.Success<ReturnType<typeof post>>) => decodeResults(response, viewIn)
    return Receipts.of({
      show: (code, visitorAddress) =>
        Effect.flatMap(post(threadEndpoints.receipt, { code }, visitorAddress), view),
      reply: (code, text, metadata = {}) =>
        Effect.flatMap(
          post(
            threadEndpoints.receiptReply,
            { code, text, ...formMetadata(metadata) },
            metadata.visitorAddress,
            metadata.key,
          ),
          view,
        ),
      erase: (code, visitorAddress) =>
        Effect.asVoid(post(threadEndpoints.receiptErase, { code, confirm: true }, visitorAddress)),
    })
  }),
)

function viewIn(value: unknown): ReceiptView {
  const { reference, receivedAt, state, answers, replies, repliesLeft } = objectIn(value, 'receipt')
  return {
    reference: textIn(reference, 'reference'),
    receivedAt: textIn(receivedAt, 'receivedAt'),
    state: receiptStates.find((known) => known === state) ?? 'received',
    answers: elementsIn(answers, 'answers').map((answer) => {
      const { author, text, language, at } = objectIn(answer, 'answer')
      return {
        author: textIn(author, 'author'),
        text: textIn(text, 'text'),
        language: textIn(language, 'language'),
        at: textIn(at, 'at'),
      }
    }),
    replies: elementsIn(replies, 'replies').map((at) => textIn(at, 'replies')),
    repliesLeft: countIn(repliesLeft, 'repliesLeft'),
  }
}
