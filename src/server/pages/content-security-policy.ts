import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
const isData = (attributes: string) => /type="application\/(ld\+)?json"/i.test(attributes)

/** The inline scripts of a document that others wrote. */
export const inlineScriptsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData(attributes))
    .map(([, , script = '']) => script)

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

interface PolicyParts {
  readonly more?: ReadonlyArray<string>
  /** Its frame ancestors. */
  readonly framedBy?: "'none'" | "'self'"
  /** The inline scripts that may run. All others do not, such as an injected one. */
  readonly scripts?: ReadonlyArray<string>
}

/** The policy of a document: what its own origin serves, and known scripts. Libraries may set inline styles. */
export const contentSecurityPolicy = ({
  more = [],
  framedBy = "'none'",
  scripts = [],
}: PolicyParts = {}): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
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
