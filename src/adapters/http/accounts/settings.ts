import { Effect, Layer, Predicate } from 'effect'
import type { Limits, ServerSettings, Storage } from '#domain/settings/server-settings.ts'
import { Settings } from '#ports/staff/settings.ts'
import { HttpClient } from '../client/http-client.ts'
import { countIn, objectIn, textIn } from '../wire/decode.ts'
import { endpoints } from '../endpoints.ts'
import { decodeResults } from '../client/envelope.ts'

/** Settings over the API. */
export const HttpSettings = Layer.effect(
  Settings,
  Effect.map(HttpClient, (client) =>
    Settings.of({
      get: Effect.flatMap(client.read({ path: endpoints.settings }), (response) =>
        decodeResults(response, settingsIn),
      ),
    }),
  ),
)

function settingsIn(value: unknown): ServerSettings {
  const { address, calls, timeZone, mail, mailbox, analytics, database, files, limits, storage } = objectIn(
    value,
    'data.results',
  )
  return {
    address: textIn(address, 'address'),
    calls: textIn(calls, 'calls'),
    timeZone: textIn(timeZone, 'timeZone'),
    mail: mail === true,
    ...(mailbox !== undefined && { mailbox: mailbox === 'away' ? 'away' : 'read' }),
    analytics: analytics === true,
    database: database === 'server' ? 'server' : 'embedded',
    files: files === 'object store' ? 'object store' : 'folder',
    limits: limitsIn(limits),
    storage: storageIn(storage),
  }
}

function limitsIn(value: unknown): Limits {
  const { picture, resume, forms } = objectIn(value, 'limits')
  return {
    picture: countIn(picture, 'picture'),
    resume: countIn(resume, 'resume'),
    ...(Predicate.isReadonlyObject(forms) && {
      forms: { most: countIn(forms['most'], 'most'), minutes: countIn(forms['minutes'], 'minutes') },
    }),
  }
}

function storageIn(value: unknown): Storage {
  const { database, files } = objectIn(value, 'storage')
  return {
    ...(database !== undefined && { database: countIn(database, 'database') }),
    ...(files !== undefined && { files: countIn(files, 'files') }),
  }
}
