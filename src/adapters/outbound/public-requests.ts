import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { refusedResult } from '#domain/addresses/links/outside-result.ts'
import { isPublicAddress } from './public-address.ts'

export type Resolve = (host: string) => Promise<ReadonlyArray<LookupAddress>>

export interface PublicRequestsOptions {
  readonly protocols: ReadonlyArray<'https:' | 'http:'>
  readonly resolve?: Resolve | undefined
}

interface PublicRequest {
  /** Whether private hosts, every port and `http` are allowed. */
  readonly mayBePrivate: boolean
  readonly method: 'POST' | 'HEAD' | 'GET'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
}

export interface PublicResponse {
  readonly status: number
  /** The target of a redirect, which is not followed. */
  readonly location: string | undefined
}

/** Bytes of a response that are read. */
const maxRead = 4_096
/** Milliseconds for which they are read. */
const longestRead = 1_000

const resolveByDns: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)))
  })

class PrivateAddress extends Error {}

/** Reads the beginning of a response and drops it, so that the receiver sees no broken connection. */
const drain = (response: IncomingMessage) => {
  let read = 0
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > maxRead) response.destroy()
  })
  response.on('error', () => {})
  const timer = setTimeout(() => response.destroy(), longestRead)
  response.on('close', () => clearTimeout(timer))
}

/** Why a request had no response. */
export const reasonOf = (failure: unknown): string => {
  if (failure instanceof PrivateAddress) return refusedResult
  if (!(failure instanceof Error)) return 'no connection'
  return 'code' in failure ? String(failure.code) : 'no connection'
}

/** Sends each request over a new connection to the address that was checked. Redirects are not followed. */
export const publicRequests =
  ({ protocols, resolve = resolveByDns }: PublicRequestsOptions) =>
  async (
    url: URL,
    { mayBePrivate, method, headers, body, signal }: PublicRequest,
  ): Promise<PublicResponse> => {
    const isAllowedForm =
      protocols.some((allowed) => allowed === url.protocol) &&
      url.port === '' &&
      url.username === '' &&
      url.password === ''
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const [found, ...others] = await resolve(host)
    if (found === undefined) throw new Error('no address')
    const arePublic = [found, ...others].every(({ address }) => isPublicAddress(address))
    if (!mayBePrivate && !(isAllowedForm && arePublic)) throw new PrivateAddress()
    // The name is not resolved again: it might have another address by now.
    const pinned: LookupFunction = (_, { all }, done) =>
      all === true ? done(null, [found]) : done(null, found.address, found.family)
    return new Promise((settle, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp
      const options = { method, headers, lookup: pinned, agent: false, signal }
      const sent = send(url, options, (response) => {
        drain(response)
        // The body may never end, and says nothing.
        settle({ status: response.statusCode ?? 0, location: response.headers.location })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
