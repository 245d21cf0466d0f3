import { createHash, createHmac, type BinaryLike } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Options } from '#adapters/blobs/s3-client.ts'

const maxSkew = 15 * 60_000

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/

const digestOf = (data: BinaryLike) => createHash('sha256').update(data).digest('hex')
const hmac = (key: BinaryLike, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encodes all that RFC 3986 does not leave, unlike `encodeURIComponent`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** `20261123T061200Z` in milliseconds. */
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** The request as AWS Signature Version 4 signs it, in headers. */
const canonical = ({ method = '', url = '', headers }: IncomingMessage, signed: ReadonlyArray<string>) => {
  const { pathname, searchParams } = new URL(url, 'http://store')
  return [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
}

/** Returns the code of the error with which S3 refuses a request, or `undefined` if it is signed with these keys. */
export const signatureFault = (
  request: IncomingMessage,
  body: Uint8Array,
  { accessKeyId, secretAccessKey, sessionToken, region }: S3Options,
): string | undefined => {
  const { headers } = request
  const [, id, scope = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const signed = names.split(';')
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
  const sent = Object.keys(headers).filter((name) => name.startsWith('x-amz-'))
  if ([...needed, ...sent].some((name) => !signed.includes(name))) return 'AccessDenied'
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  if (headers['x-amz-security-token'] !== sessionToken) return 'InvalidToken'
  const date = String(headers['x-amz-date'])
  if (!(Math.abs(Date.now() - timeOf(date)) < maxSkew)) return 'RequestTimeTooSkewed'
  if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  if (headers['x-amz-content-sha256'] !== digestOf(body)) return 'XAmzContentSHA256Mismatch'
  const key = scope.split('/').reduce<BinaryLike>(hmac, `AWS4${secretAccessKey}`)
  const text = ['AWS4-HMAC-SHA256', date, scope, digestOf(canonical(request, signed))].join('\n')
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}
