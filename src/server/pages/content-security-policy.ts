import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const isData = (attributes: string) => /type="application\/(ld\+)?json"/i.test(attributes)

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

/** What a document may load: its own origin, and the inline scripts that it holds. Libraries may set styles. `framedBy` says who may show it in a frame. */
export const contentSecurityPolicy = (
  html: string,
  more: ReadonlyArray<string> = [],
  framedBy: "'none'" | "'self'" = "'none'",
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...more,
  ].join('; ')

/** No script may turn text into markup or code. */
export const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"]
