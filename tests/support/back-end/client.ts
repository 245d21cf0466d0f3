import { wireNames } from '#adapters/http/wire-names.ts'
import type { SentResponse } from './described-responses.ts'

/** A response, with its envelope unwrapped if it has one. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly code: unknown
  readonly message: unknown
  readonly data: Readonly<Record<string, unknown>>
}

interface Sent {
  readonly json?: unknown
  readonly form?: FormData
  /** A raw body; set its content type in the headers. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : {})

const envelopeIn = (text: string): { code?: unknown; message?: unknown; data?: unknown } => {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

/** An HTTP client that stores cookies and sends the XSRF token with writes, like a browser. */
export class Client {
  readonly cookies = new Map<string, string>()
  /** Of the account that signed in. */
  password = ''
  readonly base: string
  readonly site: string
  private readonly check: (response: SentResponse) => void

  /** `check` throws if a response is wrong in a way that concerns every test. */
  constructor(site: string, product = 'group', check: (response: SentResponse) => void = () => {}) {
    this.check = check
    this.site = site
    this.base = `${site}/api/${product}`
  }

  get = (path: string, sent: Sent = {}) => this.call('GET', path, sent)
  post = (path: string, json?: unknown, sent: Sent = {}) => this.call('POST', path, { json, ...sent })
  put = (path: string, json?: unknown, sent: Sent = {}) => this.call('PUT', path, { json, ...sent })
  delete = (path: string, sent: Sent = {}) => this.call('DELETE', path, sent)

  async call(method: string, path: string, { json, form, body, headers = {} }: Sent = {}): Promise<Answered> {
    const content = body ?? form ?? (json === undefined ? undefined : JSON.stringify(json))
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      ...(content !== undefined && { body: content }),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...this.ownHeaders(method),
        ...headers,
      },
    })
    this.keepCookies(response)
    const text = await response.text()
    this.check({ method, path, status: response.status, headers: response.headers, text })
    const { code, message, data } = envelopeIn(text)
    return { status: response.status, headers: response.headers, text, code, message, data: asObject(data) }
  }

  page(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.site + path, { redirect: 'manual', ...init })
  }

  /** Signs in and returns the entry. */
  async signIn(email: string, password: string): Promise<Answered> {
    this.password = password
    return this.post('/login', { email, password })
  }

  private ownHeaders(method: string): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = this.cookies.get(wireNames.xsrfCookie)
    return {
      ...(cookie !== '' && { cookie }),
      ...(method !== 'GET' && token !== undefined && { [wireNames.xsrfHeader]: token }),
    }
  }

  keepCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
