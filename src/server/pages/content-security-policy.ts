import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const isData = (attributes: string) => /type="application\/(ld\+)?json"/i.test(attributes)

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)

interface PolicyParts {
  readonly more?: ReadonlyArray<string>
  /** Its frame ancestors. */
  readonly framedBy?: "'none'" | "'self'"
  /** Markup whose inline scripts may run. Pages have none, so that an injected one never runs. */
  readonly scriptsOf?: string
}

/** The policy of a document: only what its own origin serves. Libraries may set inline styles. */
export const contentSecurityPolicy = ({
  more = [],
  framedBy = "'none'",
  scriptsOf = '',
}: PolicyParts = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(scriptsOf)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    ...more,
  ].join('; ')

const trustedTypesOf = (policies: string) => [
  "require-trusted-types-for 'script'",
  `trusted-types ${policies}`,
]

/** Prevents scripts from turning text into markup or code. */
export const trustedTypes = trustedTypesOf("'none'")

/** The back office reads pasted markup, into documents that are never shown. */
export const adminTrustedTypes = trustedTypesOf('rich-text-paste')
