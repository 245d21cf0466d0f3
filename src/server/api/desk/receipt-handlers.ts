import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { wireNames } from '#adapters/http/wire-names.ts'
import { inputRefused } from '#ports/failures.ts'
import { Receipts } from '#ports/visitor/receipts.ts'
import type { Api } from '../api.ts'
import { CallerAddress } from '../request/access/caller-address.ts'
import { idempotencyKeyOf } from '../request/idempotency-key.ts'
import { ok } from '../response/envelope.ts'

export const receiptHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'receipts',
    Effect.fnUntraced(function* (handlers) {
      const receipts = yield* Receipts
      const callerAddress = yield* CallerAddress
      return handlers
        .handle(
          'show',
          Effect.fnUntraced(function* ({ payload }) {
            return ok({ results: yield* receipts.show(payload.code, yield* callerAddress) })
          }),
        )
        .handle(
          'reply',
          Effect.fnUntraced(function* ({ payload, headers }) {
            const { code, text, [wireNames.decoyField]: decoy = '', [wireNames.tookField]: took } = payload
            const key = idempotencyKeyOf(headers)
            const metadata = {
              decoy,
              visitorAddress: yield* callerAddress,
              ...(took !== undefined && { took }),
              ...(key !== undefined && { key }),
            }
            return ok({ results: yield* receipts.reply(code, text, metadata) })
          }),
        )
        .handle(
          'erase',
          Effect.fnUntraced(function* ({ payload }) {
            if (payload.confirm !== true)
              return yield* inputRefused({ confirm: 'Confirm that everything is deleted.' })
            yield* receipts.erase(payload.code, yield* callerAddress)
            return ok({ results: {} })
          }),
        )
    }),
  )
