import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Matches a coding of `Accept-Encoding`, in linear time because no space can match in two ways. */
const weight = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([0-9.]+)\\s*)?(?:,|$)`, 'i')
const br = weight('br')
const gzip = weight('gzip')

const accepts = (header: string, coding: RegExp) => {
  const match = coding.exec(header)
  return match !== null && Number(match[1] ?? 1) > 0
}

/** Those in which the server can compress a page. */
export const pageEncodings = { br: true, gzip: true }

/** The smallest available encoding that the client accepts. */
export const encodingFor = (
  request: IncomingMessage,
  available: { readonly br: boolean; readonly gzip: boolean },
): Encoding => {
  const header = request.headers['accept-encoding']
  if (header === undefined) return 'identity'
  if (available.br && accepts(header, br)) return 'br'
  return available.gzip && accepts(header, gzip) ? 'gzip' : 'identity'
}
