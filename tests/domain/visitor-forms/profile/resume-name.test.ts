import { expect, test } from 'vitest'
import { resumeName } from '#domain/visitor-forms/profile/resume-name.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).length

test.each([['my résumé.pdf'], ['سيرة ذاتية.docx'], ['no ending'], ['.pdf'], [`${'a'.repeat(251)}.pdf`]])(
  'leaves %s as it is',
  (name) => {
    expect(resumeName(name)).toBe(name)
  },
)

test.each([
  ['letters of one byte', `${'a'.repeat(5_000)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ['Arabic letters', `${'س'.repeat(1_000)}.docx`, `${'س'.repeat(125)}.docx`],
  ['emoji of several parts', `${'👩‍💻'.repeat(200)}.pdf`, `${'👩‍💻'.repeat(22)}.pdf`],
  ['no ending', 'é'.repeat(200), 'é'.repeat(127)],
])('cuts %s at 255 bytes, before the extension', (_, name, cut) => {
  expect(resumeName(name)).toBe(cut)
  expect(bytesOf(cut)).toBeLessThanOrEqual(255)
})
