import type { TestServer } from '#tests/support/server.ts'
import { pdf } from './mails.ts'

/** An enquiry as the form of /contact has it. */
export const typed = {
  firstName: 'Maryam',
  lastName: 'Al Sayed',
  email: 'maryam@example.com',
  phone: '+973 3600 0000',
  company: 'Acme',
  location: 'Bahrain',
  type: 'Business',
  message: 'Hello',
  website: '',
}

type Texts = Readonly<Record<string, string>>
type Headers = Readonly<Record<string, string>>

/** Posts the form of /contact as a browser does. */
export const postEnquiry = (server: TestServer, texts: Texts = typed, headers: Headers = {}) =>
  server.visitor().page('/contact', { method: 'POST', body: new URLSearchParams(texts), headers })

interface Application {
  readonly texts?: Texts
  readonly resume?: File
  readonly headers?: Headers
}

export const resume = (content: Uint8Array<ArrayBuffer> = pdf, name = 'my résumé.pdf') =>
  new File([content], name, { type: 'application/pdf' })

/** Where no file was chosen, a browser sends one without a name. */
const noFile = new File([], '', { type: 'application/octet-stream' })

/** Posts the form of a position as a browser does: the fields in their order, the file among them. */
export const postApplication = (server: TestServer, careerId: string, application: Application = {}) => {
  const { texts = {}, resume: file = noFile, headers = {} } = application
  const { firstName, lastName, email, phone, location } = typed
  const form = new FormData()
  const before = { careerId, firstName, lastName, email, phone, location, ...texts }
  for (const [name, value] of Object.entries(before)) form.append(name, value)
  form.append('resume', file)
  form.append('message', 'I can.')
  form.append('website', '')
  return server.visitor().page(`/career?apply=${careerId}`, { method: 'POST', body: form, headers })
}
