import { expect, it } from 'vitest'
import { isPdf, isPdfAddress, pdfAddress, pdfError, pdfLimit } from '#domain/picture/pdf-file.ts'
import { hostileFiles, pdf } from '#tests/support/pdf.ts'

it('[S16] a whole PDF is one', async () => {
  expect(isPdf(await pdf())).toBe(true)
  const text = Buffer.from(await pdf()).toString('latin1')
  expect(isPdf(Buffer.from(text.replaceAll('%%EOF\n', '%%EOF\r\n'), 'latin1'))).toBe(true)
})

it('[S16] what is no PDF, or not only one, is refused', async () => {
  const accepted = Object.entries(await hostileFiles()).filter(([, bytes]) => isPdf(bytes))
  expect(accepted.map(([name]) => name)).toEqual([])
})

it('[S16] a large file full of starts of archives is checked in time', () => {
  const bytes = Buffer.from(
    `%PDF-1.4\n${'PK\x05\x06'.repeat(100_000)}xref\nstartxref\n400009\n%%EOF`,
    'latin1',
  )
  expect(isPdf(bytes)).toBe(true)
})

it('[S16] a chosen file is checked by its type and size', () => {
  const file = { name: 'policy.pdf', size: pdfLimit, type: 'application/pdf' }
  expect(pdfError(file)).toBeUndefined()
  expect(pdfError({ ...file, size: pdfLimit + 1 })).toBe('The file has at most 20 MB')
  expect(pdfError({ ...file, type: 'text/html' })).toBe('Choose a PDF file')
})

it('[S16] the address of a PDF is told from that of a picture', () => {
  expect(isPdfAddress(pdfAddress('0a'))).toBe(true)
  for (const address of [
    '/media/0a-1x1.webp',
    '/media/0a.pdf/x',
    '/media/../0a.pdf',
    'https://x/media/0a.pdf',
  ])
    expect(isPdfAddress(address)).toBe(false)
})
