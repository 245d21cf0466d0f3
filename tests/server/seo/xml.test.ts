import { expect, test } from 'vitest'
import { escapeXml, textElement } from '#server/seo/xml.ts'
import { parseXml } from '../support/formats/xml.ts'

test.each([
  ['markup', '<a href="x">&</a>', '<a href="x">&</a>'],
  ['control characters', 'a\u0000b\u0008c\u001Fd', 'abcd'],
  ['tabs and lines', 'a\tb\nc', 'a\tb\nc'],
  ['halves of characters', 'a\uD83Cb\uDF0A', 'ab'],
  ['whole characters', 'ساحلان 🌊', 'ساحلان 🌊'],
  ['what Unicode never gives away', 'a\uFFFEb\uFFFF', 'ab'],
])('%s reach a reader of XML', (_, text, read) => {
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<x y="${escapeXml(text)}">${escapeXml(text)}</x>`
  expect(parseXml(document)).toMatchObject({ text: read, attributes: { y: read } })
})

test('an element without a text is empty', () => {
  expect([textElement('x', ''), textElement('x', undefined), textElement('x', 'a', ' b="c"')]).toEqual([
    '',
    '',
    '<x b="c">a</x>',
  ])
})

test.each(['<a>', '<a></b>', '<a>&nbsp;</a>', '<a>&</a>', '<a/><b/>', '<a>\u0001</a>'])(
  'the reader of the tests takes no %o',
  (text) => {
    expect(() => parseXml(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)).toThrow(Error)
  },
)
