import { expect, test } from 'vitest'
import { addressesIn } from '#server/commands/site/static-text.ts'

// Seen failing: the copy lacked fonts and pictures that only styles name.
test('[O29] a static copy has the files that styles in its pages name', () => {
  const html = '<style>@font-face{src:url(/assets/a.woff2)}.b{mask:url("/assets/b.svg")}</style>'
  const options = { publicUrl: 'https://copy.example', backEnd: undefined }
  expect(addressesIn(html, options)).toEqual(['/assets/a.woff2', '/assets/b.svg'])
})
