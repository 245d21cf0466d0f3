import type { Role } from '#domain/access/role.ts'

type Who = 'anybody' | 'signed in' | ReadonlyArray<Role>

export interface Call {
  readonly method: string
  readonly path: string
  readonly who: Who
}

export const cx: Who = ['CXTeam', 'Admin']
export const hr: Who = ['Hr', 'Admin']
export const admin: Who = ['Admin']

export const crud = (
  list: string,
  get: string,
  add: string,
  update: string,
  remove: string,
  who: Who,
): ReadonlyArray<Call> => [
  { method: 'GET', path: list, who: 'anybody' },
  { method: 'GET', path: get, who: 'anybody' },
  { method: 'POST', path: add, who },
  { method: 'PUT', path: update, who },
  { method: 'DELETE', path: remove, who },
]

/** The trash and the history of a subject. */
export const archiveOf = (subject: string, who: Who): ReadonlyArray<Call> => [
  { method: 'PUT', path: `/trash/${subject}/{id}`, who },
  { method: 'DELETE', path: `/trash/${subject}/{id}`, who },
  { method: 'GET', path: `/history/${subject}/{id}`, who },
]

/** An unpublished item of a subject. */
export const unpublishedOf = (subject: string, who: Who): ReadonlyArray<Call> => [
  { method: 'GET', path: `/unpublished/${subject}/{id}`, who },
  { method: 'PUT', path: `/unpublished/${subject}/{id}`, who },
  { method: 'DELETE', path: `/unpublished/${subject}/{id}`, who },
  { method: 'POST', path: `/unpublished/${subject}/{id}/publish`, who },
  { method: 'POST', path: `/content_import/${subject}`, who },
  { method: 'GET', path: `/links_to/${subject}/{id}`, who },
]

/** The thread of a mail. */
export const threadOf = (mail: string): ReadonlyArray<Call> => [
  { method: 'GET', path: `${mail}/messages`, who: hr },
  { method: 'POST', path: `${mail}/messages`, who: hr },
  { method: 'POST', path: `${mail}/messages/{messageId}/send`, who: hr },
  { method: 'GET', path: `${mail}/messages/{messageId}/attachments/{index}`, who: hr },
  { method: 'PUT', path: `${mail}/writing`, who: hr },
  { method: 'DELETE', path: `${mail}/writing`, who: hr },
]

/** Whether a call sends a file. */
export const sendsFile = ({ method, path }: Call): boolean =>
  method === 'POST' && /^\/(?:uploads3|pictures|files|redirects_import|content_import\/\w+)$/u.test(path)

/** Whether a call has a JSON body. Removing a passkey asks for the password. */
export const sendsJson = ({ method, path }: Call): boolean =>
  method !== 'GET' && (method !== 'DELETE' || path.startsWith('/account/passkeys'))
