/** Names of cookies, headers and form fields (specification, section 9). */
export const wireNames = {
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
  entryHeader: 'X-Entry',
  idempotencyHeader: 'Idempotency-Key',
  decoyField: 'website',
  tookField: 'took',
  consentField: 'consent',
  languageField: 'lang',
  filePart: 'file',
  resumePart: 'resume',
} as const
