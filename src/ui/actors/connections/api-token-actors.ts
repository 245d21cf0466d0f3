import { Effect } from 'effect'
import type { ApiToken, MadeApiToken, NewApiToken } from '#domain/connections/api-token.ts'
import { ApiTokens } from '#ports/staff/api-tokens.ts'
import { announcingFailures } from '../announcements/announcing-failures.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connectList } from '../announcements/connect-list.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, type ListActor } from '../bridge/list-machine-of.ts'
import { requestOf, type Request } from '../bridge/request-of.ts'

export interface TokenToMake extends NewApiToken {
  readonly currentPassword: string
}

export interface Renewal {
  readonly id: string
  readonly until: string
  readonly currentPassword: string
}

export interface ApiTokenActors {
  /** Removing a token revokes it; it stays in the list as ended. */
  readonly list: ListActor<ApiToken>
  readonly make: Request<TokenToMake, MadeApiToken>
  readonly renew: Request<Renewal, ApiToken>
}

/** Lists, makes, renews and revokes tokens. */
export const apiTokenActors = (bridge: Bridge<ApiTokens>, announcer: Announcer): ApiTokenActors => {
  const { words } = announcer
  const wording = words.failures.apiTokens
  const list = bridge.start(
    listMachineOf<ApiToken, ApiTokens>(bridge, {
      list: (query) => Effect.flatMap(ApiTokens, (tokens) => tokens.list(query)),
      remove: (id) => Effect.flatMap(ApiTokens, (tokens) => tokens.revoke(id)),
    }),
  )
  connectList(list, wording, announcer, { mayLack: true })

  const announcing = <Input, A>(request: Request<Input, A>) =>
    announcingFailures(request, announcer, wording.failures.make, { showsFields: true })
  return {
    list,
    make: announcing(
      requestOf(bridge, ({ currentPassword, ...token }: TokenToMake) =>
        Effect.flatMap(ApiTokens, (tokens) => tokens.add(token, currentPassword)),
      ),
    ),
    renew: announcing(
      requestOf(bridge, ({ id, until, currentPassword }: Renewal) =>
        Effect.flatMap(ApiTokens, (tokens) => tokens.renew(id, until, currentPassword)),
      ),
    ),
  }
}
