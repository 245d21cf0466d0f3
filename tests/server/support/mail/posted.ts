import { Window } from 'happy-dom'
import type { TestServer } from '#tests/support/back-end/server.ts'
import { pdf } from './mails.ts'

/** An enquiry by the field names of /contact. */
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
  /** The address of the page, without its query. */
  readonly page?: string
}

export const resume = (content: Uint8Array<ArrayBuffer> = pdf, name = 'my résumé.pdf') =>
  new File([content], name, { type: 'application/pdf' })

/** Browsers send this if no file was chosen. */
const noFile = new File([], '', { type: 'application/octet-stream' })

/** Posts an application as a browser does, with the file between the fields. */
export const postApplication = (server: TestServer, careerId: string, application: Application = {}) => {
  const { texts = {}, resume: file = noFile, headers = {}, page = '/career' } = application
  const { firstName, lastName, email, phone, location } = typed
  const form = new FormData()
  const before = { careerId, firstName, lastName, email, phone, location, ...texts }
  for (const [name, value] of Object.entries(before)) form.append(name, value)
  form.append('resume', file)
  form.append('message', 'I can.')
  form.append('website', '')
  return server.visitor().page(`${page}?apply=${careerId}`, { method: 'POST', body: form, headers })
}

const parsed = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html')

const collapsed = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()

interface TextTree {
  readonly childNodes: Iterable<TextTree> & { readonly length: number }
  readonly textContent: string | null
}

const textsIn = (node: TextTree): ReadonlyArray<string> =>
  node.childNodes.length > 0 ? [...node.childNodes].flatMap(textsIn) : [node.textContent ?? '']

/** The text of a page's notice, or of its thanks. */
export const noticeIn = (html: string): string | undefined => {
  const notice = parsed(html).querySelector('main :is([class*=notice_text], [class*=enquiry-thanks_thanks])')
  return notice ? collapsed(textsIn(notice).join(' ')) : ''
}

interface AnsweredField {
  /** `undefined` for a file. */
  readonly value: string | undefined
  readonly error: string | undefined
  /** Whether the page focuses it. */
  readonly isFocused: boolean
}

/** The fields of a returned form, by name. */
export const fieldsIn = (html: string): Readonly<Record<string, AnsweredField>> => {
  const form = parsed(html).querySelector('main form')
  const fields = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => {
    const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
    const errorId = described.split(' ').find((id) => id.endsWith('-error'))
    const error = errorId && form?.querySelector(`[id="${errorId}"]`)?.textContent
    const chosen = field.querySelector('option[selected]')?.textContent
    const isChoice = field.getAttribute('type') === 'radio'
    const value = isChoice && !field.hasAttribute('checked') ? undefined : field.getAttribute('value')
    return {
      name: field.getAttribute('name') ?? '',
      value:
        chosen ?? (field.tagName === 'TEXTAREA' ? (field.textContent ?? undefined) : (value ?? undefined)),
      error: collapsed(error || undefined),
      isFocused: field.hasAttribute('autofocus'),
    }
  })
  // The checked radio button has the value.
  return Object.fromEntries(
    fields
      .toSorted((a, b) => Number(a.value !== undefined) - Number(b.value !== undefined))
      .map(({ name, ...field }) => [name, field]),
  )
}
