import { Effect, Schema } from 'effect'
import type { CdnPurge } from '#adapters/outbound/purge-request.ts'
import { StartRefused } from './start-refused.ts'

export interface CdnConfig {
  /** Seconds for which it may serve a page. */
  readonly ttl: number
  /** `undefined` if saves purge nothing. */
  readonly purge: CdnPurge | undefined
}

const holding = (holds: (value: string) => boolean, sentence: string) =>
  Schema.String.check(Schema.makeFilter((value) => holds(value) || sentence))

const isTtl = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 86_400
const isAddress = (value: string) => /^https?:\/\/[^?#\s]+$/.test(value) && URL.canParse(value)

export const cdnVariables = {
  CDN_TTL: holding(isTtl, 'write seconds from 0 to 86400').pipe(
    Schema.withDecodingDefaultKey(Effect.succeed('0')),
  ),
  CDN_PURGE_URL: Schema.optionalKey(holding(isAddress, 'write it as https://host/path')),
  CDN_PURGE_TOKEN: Schema.optionalKey(Schema.String),
  CDN_PURGE_KIND: Schema.optionalKey(
    Schema.Literals(['cloudflare', 'fastly']).annotate({ message: 'write cloudflare or fastly' }),
  ),
}

interface Variables {
  readonly CDN_TTL: string
  readonly CDN_PURGE_URL?: string
  readonly CDN_PURGE_TOKEN?: string
  readonly CDN_PURGE_KIND?: CdnPurge['kind']
  readonly API_HOST?: string
}

const needed = (name: string) => new StartRefused(`${name}: set it too; the purge of the CDN needs it.`)

const purgeOf = ({
  CDN_PURGE_URL: address,
  CDN_PURGE_TOKEN: token,
  CDN_PURGE_KIND: kind,
  ...variables
}: Variables) => {
  if (address === undefined && token === undefined && kind === undefined) return undefined
  if (address === undefined) throw needed('CDN_PURGE_URL')
  if (token === undefined) throw needed('CDN_PURGE_TOKEN')
  if (kind === undefined) throw needed('CDN_PURGE_KIND')
  if (Number(variables.CDN_TTL) === 0) throw needed('CDN_TTL')
  if (variables.API_HOST !== undefined)
    throw new StartRefused('CDN_PURGE_URL: leave it out; with API_HOST the other back end saves.')
  return { address, token, kind }
}

/** `undefined` without a CDN. Incomplete settings are refused. */
export const cdnConfig = (variables: Variables): CdnConfig | undefined => {
  const purge = purgeOf(variables)
  const ttl = Number(variables.CDN_TTL)
  return ttl === 0 ? undefined : { ttl, purge }
}
