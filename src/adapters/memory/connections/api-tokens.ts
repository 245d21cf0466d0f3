import { Clock, Effect, Layer } from 'effect'
import {
  apiTokenErrors,
  isValidToken,
  storedUntil,
  tokenQuotaErrors,
  type ApiToken,
} from '#domain/connections/api-token.ts'
import { isScope } from '#domain/connections/scope.ts'
import { pageSizes } from '#domain/content/list/list-query.ts'
import { failIfInvalid } from '#ports/failures.ts'
import { itemGone } from '#ports/item-failures.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { checkPassword } from '../accounts/session.ts'
import { makeSignInStore, type SignInStore } from '../accounts/sign-in-store.ts'
import { simulate, type Behaviour } from '../store/behaviour.ts'
import { isoNow } from '../store/iso-now.ts'
import { paged } from '../store/paged.ts'

export interface MemoryApiTokensOptions extends Behaviour {
  /** The newest first. */
  readonly tokens?: ReadonlyArray<ApiToken>
  readonly store?: SignInStore
}

const gone = itemGone('token')

/** Tokens that no program can use. */
export const MemoryApiTokens = (options: MemoryApiTokensOptions = {}) =>
  Layer.sync(ApiTokens, () => {
    const { tokens = [], store = makeSignInStore(), ...behaviour } = options
    const { read, write } = simulate(behaviour)
    let stored = tokens
    const confirmedBy = Effect.fnUntraced(function* (password: string) {
      const account = yield* store.current
      yield* checkPassword(store, account, password)
      return account.user
    })
    const valid = Effect.fnUntraced(function* (id: string) {
      const now = yield* Clock.currentTimeMillis
      return stored.find((one) => one.id === id && isValidToken(one, now)) ?? (yield* gone)
    })
    const replace = (changed: ApiToken) => {
      stored = stored.map((one) => (one.id === changed.id ? changed : one))
    }
    return ApiTokens.of({
      list: (query = {}) =>
        read(
          Effect.suspend(() =>
            paged(() => stored, { size: pageSizes.default, ...query }, { sortable: [], searched: [] }),
          ),
        ),
      add: (token, currentPassword) =>
        write(
          Effect.gen(function* () {
            const { id: maker, name, role } = yield* confirmedBy(currentPassword)
            const now = yield* Clock.currentTimeMillis
            yield* failIfInvalid(apiTokenErrors(token, { now, role }))
            yield* failIfInvalid(tokenQuotaErrors(stored.filter((one) => isValidToken(one, now)).length))
            const id = String(1 + Math.max(0, ...stored.map((one) => Number(one.id))))
            const begins = `sah_${id.padStart(4, '0')}`
            const added: ApiToken = {
              id,
              name: token.name.trim(),
              scopes: token.scopes.filter(isScope),
              until: storedUntil(token.until, now),
              begins,
              author: { id: maker, name },
              usedAt: '',
              createdAt: new Date(now).toISOString(),
            }
            stored = [added, ...stored]
            return { ...added, token: `${begins}_${id.padStart(22, 'x')}` }
          }),
        ),
      renew: (id, until, currentPassword) =>
        write(
          Effect.gen(function* () {
            const found = yield* valid(id)
            const { role } = yield* confirmedBy(currentPassword)
            const now = yield* Clock.currentTimeMillis
            yield* failIfInvalid(apiTokenErrors({ ...found, until }, { now, role }))
            const renewed = { ...found, until: storedUntil(until, now) }
            replace(renewed)
            return renewed
          }),
        ),
      revoke: (id) =>
        write(
          Effect.gen(function* () {
            const found = yield* valid(id)
            replace({ ...found, until: yield* isoNow })
          }),
        ),
    })
  })
