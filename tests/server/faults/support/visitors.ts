import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { blobFolder } from '#server/config/data-folder.ts'
import type { Answered, Client } from '#tests/support/back-end/client.ts'
import { fileForm } from '#tests/support/files.ts'
import { enquiry, pdf } from '../../support/mail/mails.ts'
import type { ServerProcess } from './server-process.ts'

/** Acknowledged writes: their marks by reference. The mark is in the message and the file. */
export interface Acknowledged {
  readonly enquiries: Map<string, string>
  readonly profiles: Map<string, string>
}

export const nothingYet = (): Acknowledged => ({ enquiries: new Map(), profiles: new Map() })

let marks = 0
/** Whether the response is 503 with Retry-After. */
export const isToldLater = ({ status, headers }: Answered): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0

const nextMark = () => `mark ${++marks}`

const referenceIn = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) =>
  (data['results'] as { readonly reference: string }).reference

export const addPosition = async (admin: Client): Promise<string> => {
  const input = { title: 'Pilot', location: 'Hidd', description: 'x' }
  const { data } = await admin.post('/career_add', input)
  return (data['results'] as { readonly id: string }).id
}

export const sendEnquiry = async (visitor: Client, to: Acknowledged): Promise<Answered> => {
  const message = nextMark()
  const response = await visitor.post('/enquiry_mail', { ...enquiry, message })
  if (response.status === 200) to.enquiries.set(referenceIn(response), message)
  return response
}

export const resumeOf = (mark: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([pdf, Buffer.from(mark.padEnd(20_000, '.'))]))

export const sendProfile = async (visitor: Client, careerId: string, to: Acknowledged): Promise<Answered> => {
  const message = nextMark()
  const form = fileForm('resume', resumeOf(message), 'cv.pdf', 'application/pdf')
  const { fname, lname, email, number, location } = enquiry
  for (const [name, value] of Object.entries({ fname, lname, email, number, location, message }))
    form.append(name, value)
  form.append('career_id', careerId)
  const response = await visitor.call('POST', '/profile_mail', { form })
  if (response.status === 200) to.profiles.set(referenceIn(response), message)
  return response
}

interface Mail {
  readonly id: string
  readonly reference: string
  readonly message: string
  readonly fname: string
}

/** Reads all mails of a kind, page by page. */
export const mailsOf = async (
  admin: Client,
  path: '/enquiry_mail_list' | '/profile_mail_list',
): Promise<ReadonlyArray<Mail>> => {
  const found: Array<Mail> = []
  for (let after = ''; ;) {
    const { data } = await admin.get(`${path}?size=200${after === '' ? '' : `&after=${after}`}`)
    found.push(...(data['results'] as ReadonlyArray<Mail>))
    const { next } = data
    if (typeof next !== 'string') return found
    after = encodeURIComponent(next)
  }
}

export const resumeFiles = async (dataDir: string): Promise<ReadonlyArray<string>> =>
  readdir(join(blobFolder(dataDir), 'resumes')).catch(() => [])

/** Counts acknowledged writes that are lost or incomplete, and files without an application. */
export const missingOf = async (server: ServerProcess, { enquiries, profiles }: Acknowledged) => {
  const admin = await server.admin()
  const received = await mailsOf(admin, '/enquiry_mail_list')
  const applied = await mailsOf(admin, '/profile_mail_list')
  const isLost = (mails: ReadonlyArray<Mail>) => {
    const messages = new Map(mails.map(({ reference, message }) => [reference, message]))
    return ([reference, mark]: readonly [string, string]) => messages.get(reference) !== mark
  }
  let halves = received.filter(({ fname, message }) => fname !== enquiry.fname || message === '').length
  for (const { id, message } of applied) {
    const file = await fetch(`${admin.base}/profile_mail/${id}/resume`, {
      headers: { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') },
    })
    if (!Buffer.from(await file.arrayBuffer()).equals(resumeOf(message))) halves += 1
  }
  return {
    lost: [...enquiries].filter(isLost(received)).length + [...profiles].filter(isLost(applied)).length,
    halves,
    orphans: (await resumeFiles(server.dataDir)).length - applied.length,
  }
}
