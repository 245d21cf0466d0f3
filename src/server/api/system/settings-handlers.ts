import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Settings } from '#ports/staff/settings.ts'
import type { Api } from '../api.ts'
import { ok } from '../response/envelope.ts'

export const settingsHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'settings',
    Effect.fnUntraced(function* (handlers) {
      const settings = yield* Settings
      return handlers.handle('get', () => Effect.map(settings.get, (values) => ok({ results: values })))
    }),
  )
