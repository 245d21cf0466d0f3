import { contentTypeNames, type ContentTypeName } from '#domain/content/content-types.ts'
import type { Client } from '#tests/support/back-end/client.ts'
import { endpointOf, samples, withPicture } from '../content-samples.ts'
import { type Call, sendsFile, sendsJson } from '../calls/endpoint-calls.ts'

/** A body that an authorised caller could save. */
const bodyOf = ({ password }: Client, { path }: Call, picture: string): unknown => {
  const isOf = (name: ContentTypeName) => Object.values(endpointOf(name)).includes(path)
  const name = contentTypeNames.find(isOf)
  if (path.endsWith('_order')) return { ids: ['1'] }
  if (name !== undefined) return withPicture(samples[name].input, picture)
  if (path.startsWith('/adminuser'))
    return { name: 'New', email: 'new@example.com', role: 'Admin', password: 'correct horse battery' }
  if (path === '/homepage') return { statement: 'Changed' }
  if (path === '/second_factor_roles') return { roles: [] }
  // Wrong passwords are throttled, and other calls send some.
  if (path === '/account/passkeys_options') return { currentPassword: password }
  if (path === '/account') return { name: 'Changed' }
  return { status: 'spam' }
}

/** Sends a call with an id. `picture` is one that was uploaded. */
export const send = async (client: Client, call: Call, id: string, picture: string) => {
  const path = call.path.replaceAll(/\{\w+\}/gu, id)
  if (sendsFile(call)) return client.call('POST', path, { form: new FormData() })
  return client.call(call.method, path, sendsJson(call) ? { json: bodyOf(client, call, picture) } : {})
}

/** Endpoints that take another body. */
const otherBodies = [
  'POST /enquiry_mail',
  'POST /page_view',
  'POST /drafts',
  'POST /preview_links',
  'POST /api_tokens',
  'POST /webhooks',
  'POST /redirects',
  'PUT /redirects/{id}',
  'POST /redirects_import',
  'PUT /missing_paths/{id}',
  'POST /dead_links',
  'PUT /dead_links',
  'PUT /account/mails',
  'POST /saved_views',
  'PUT /saved_views/{id}',
  'POST /uploads3',
  'POST /pictures',
  'POST /files',
  'POST /pictures/{id}/replace',
  'PUT /password_reset',
  'POST /oidc/link',
  'POST /account/second_factor',
  'PUT /account/second_factor',
  'POST /account/second_factor_off',
  'POST /account/passkeys',
  'POST /personal_data',
  'POST /personal_data_export',
  'POST /personal_data_erase',
  'POST /enquiry_mail/{id}/messages',
  'POST /profile_mail/{id}/messages',
  'POST /reply_templates',
  'PUT /reply_templates/{id}',
  'POST /receipt',
  'POST /receipt_reply',
  'POST /receipt_erase',
]

/** The status for an authorised caller, with an unknown id and the body above. */
export const expectedStatus = ({ method, path }: Call): number => {
  const call = `${method} ${path}`
  if (otherBodies.includes(call) || path.startsWith('/content_import/')) return 422
  // Wrong password; a form with a file is not JSON; no links without mail.
  if (call === 'POST /login') return 401
  // No credential.
  if (call === 'POST /passkey_login') return 400
  if (call === 'POST /profile_mail') return 415
  if (call === 'POST /password_reset') return 404
  // The provider is away, which is a page.
  if (path.startsWith('/oidc/')) return 303
  // Nobody writes to an unknown mail.
  if (method === 'DELETE' && path.endsWith('/writing')) return 200
  // An unknown item has an empty history.
  if (method === 'GET' && /^\/history\/|\/notifications$/.test(path)) return 200
  return /\{(?:id|name)\}/u.test(path) ? 404 : 200
}

/** Endpoints that end the session of the test. */
export const endsSession = ({ method, path }: Call) =>
  path === '/logout' || (method === 'DELETE' && path === '/account/sessions')
