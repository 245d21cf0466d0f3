import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { threadEndpoints } from '#adapters/http/desk/desk-endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { receiptStates } from '#domain/desk/receipt/receipt-view.ts'
import { RequiredPermission } from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { results } from '../response/envelope.ts'

const code = Schema.String.check(Schema.isMaxLength(200))

const Receipt = Schema.Struct({
  reference: Schema.String,
  receivedAt: Schema.String,
  state: Schema.Literals(receiptStates),
  replies: Schema.Array(Schema.String),
  repliesLeft: Schema.Int,
  answers: Schema.Array(
    Schema.Struct({ author: Schema.String, text: Schema.String, language: Schema.String, at: Schema.String }),
  ),
}).annotate({ identifier: 'ReceiptPage' })

/** For the sender of a mail, who has a code and no session. */
export const receiptGroup = HttpApiGroup.make('receipts')
  .annotate(OpenApi.Title, 'Receipts')
  .add(
    HttpApiEndpoint.post('show', threadEndpoints.receipt, {
      payload: Schema.Struct({ code }),
      success: results(Receipt),
    }),
    HttpApiEndpoint.post('reply', threadEndpoints.receiptReply, {
      headers: IdempotencyHeaders,
      payload: Schema.Struct({
        code,
        text: Schema.String,
        [wireNames.decoyField]: Schema.optionalKey(Schema.String),
        [wireNames.tookField]: Schema.optionalKey(Schema.Finite),
      }),
      success: results(Receipt),
    }),
    HttpApiEndpoint.post('erase', threadEndpoints.receiptErase, {
      payload: Schema.Struct({ code, confirm: Schema.optionalKey(Schema.Boolean) }),
      success: results(Schema.Struct({})),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'public')
