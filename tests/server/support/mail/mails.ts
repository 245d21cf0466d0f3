import type { Answered } from '#tests/support/back-end/client.ts'
import { fileForm } from '#tests/support/files.ts'
import type { TestServer } from '#tests/support/back-end/server.ts'

/** An enquiry on the wire. */
export const enquiry = {
  fname: 'Maryam',
  lname: 'Al Sayed',
  email: 'maryam@example.com',
  number: '+973 3600 0000',
  location: 'Bahrain',
  message: 'Hello',
  orgName: 'Acme',
  enquiry_type: 'Business',
}

type Item = Readonly<Record<string, unknown>>

/** A list of mails for Hr. */
export const listed = async (server: TestServer, path: string): Promise<ReadonlyArray<Item>> =>
  (await (await server.as('Hr')).get(path)).data['results'] as ReadonlyArray<Item>

export const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

/** Adds a position, for which visitors can apply. */
export const addPosition = async (server: TestServer): Promise<string> => {
  const hr = await server.as('Hr')
  const { data } = await hr.post('/career_add', { title: 'Pilot', location: 'Hidd', description: 'x' })
  return (data['results'] as { id: string }).id
}

interface Application {
  readonly resume?: Uint8Array<ArrayBuffer> | 'none'
  readonly name?: string
  readonly changed?: Readonly<Record<string, string>>
}

/** Applies for a position with a résumé. */
export const apply = (
  server: TestServer,
  careerId: string,
  application: Application = {},
): Promise<Answered> => {
  const { resume = pdf, name = 'my résumé.pdf', changed = {} } = application
  const form = resume === 'none' ? new FormData() : fileForm('resume', resume, name, 'application/pdf')
  const { fname, lname, email, number, location } = enquiry
  const texts = { fname, lname, email, number, location, career_id: careerId, message: 'I can.', ...changed }
  for (const [field, value] of Object.entries(texts)) form.append(field, value)
  return server.visitor().call('POST', '/profile_mail', { form })
}
