import { HttpServerResponse } from 'effect/http'
import { resumeName } from '#domain/visitor-forms/profile/resume-name.ts'
import type { Resume } from '#ports/server/files/resumes.ts'

/** Encodes a name for a header (RFC 5987). */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )

/** A stored file as a download. */
export const download = ({ name, type, bytes }: Resume) =>
  HttpServerResponse.uint8Array(bytes, { contentType: type, headers: attachment(resumeName(name)) })

/** Headers of a download, which the browser must never display. */
export const attachment = (name: string) => ({
  'content-disposition': `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encoded(name)}`,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
})
