import { decoyName } from '#domain/forms/saved-form.ts'
import { consentName } from '#domain/privacy/consent.ts'

/** Names of cookies, headers and form fields (specification, section 9). */
export const wireNames = {
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
  entryHeader: 'X-Entry',
  idempotencyHeader: 'Idempotency-Key',
  decoyField: decoyName,
  tookField: 'took',
  consentField: consentName,
  languageField: 'lang',
  filePart: 'file',
  resumePart: 'resume',
} as const
