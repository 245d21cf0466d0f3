import { expect, it } from 'vitest'
import { messageLimit } from '#domain/desk/thread.ts'
import { textOfMailHtml, writtenText } from '#domain/mail/inbound/mail-text.ts'

const reference = 'B7KM4QXD'
const ours = `> Dear Maryam, thank you.
>
> --
> Your reference: ${reference}
> See where it stands, or add a word:
> https://sahilan.example/receipt#ABCD-EFGH-JKMN-PQRS`
const introduction = 'On Mon, 23 Nov 2026 at 11:12, Sahilan <site@sahilan.example> wrote:'

it('[K17] reduces HTML to text, with quotes marked', () => {
  const cases: ReadonlyArray<[string, string]> = [
    ['<p>Dear&nbsp;all,</p><p>one &lt; two &#8212; done</p>', 'Dear all,\n\none < two — done\n\n'],
    ['<div>One</div><div>two<br>three</div>', 'One\ntwo\nthree\n'],
    ['<style>p { color: red }</style><!-- <p>no</p> -->Yes<script>alert(1)</script>', 'Yes'],
    ['Hello<blockquote><div>quoted</div>more</blockquote>after', 'Hello\n> quoted\n> more\nafter'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo\n'],
    ['broken <b', 'broken'],
    ['<style>never closed', ''],
    ['<!-- never closed', ''],
    ['İ<BR>İ', 'İ\nİ'],
  ]
  expect(cases.map(([html]) => [html, textOfMailHtml(html)])).toEqual(cases)
})

it('[K17] cuts our own quoted answer, and keeps all else', () => {
  const cases: ReadonlyArray<[string, string]> = [
    [`Thank you.\r\n\r\n${introduction}\n\n${ours}\n`, 'Thank you.'],
    [`Thank you.\n${introduction}\n${ours}`, 'Thank you.'],
    [`Thank you.\n\nOn 23 November, Sahilan\nwrote:\n\n${ours}`, 'Thank you.'],
    [`This is what I have:\n\n${ours}`, 'This is what I have:'],
    [
      `${introduction}\n\n> Friday?\n\nYes.\n\n${ours}\n\nMaryam`,
      `${introduction}\n\n> Friday?\n\nYes.\n\n\nMaryam`,
    ],
    ['As they say:\n> a quote of another', 'As they say:\n> a quote of another'],
    [`> ${reference}`, `> ${reference}`],
  ]
  expect(cases.map(([text]) => [text, writtenText({ text, html: '' }, reference)])).toEqual(
    cases.map(([text, written]) => [text, written.replaceAll(/\n{3,}/g, '\n\n')]),
  )
})

it('[K17] reads HTML only if there is no text', () => {
  const html = '<p>From HTML</p>'
  expect([
    writtenText({ text: ' \n', html }, reference),
    writtenText({ text: 'Plain', html }, reference),
  ]).toEqual(['From HTML', 'Plain'])
})

it('[K17] removes codes of the receipt page, also from rewritten links', () => {
  const text = `From: Sahilan
See https://sahilan.example/ar/receipt#ABCD-EFGH-JKMN-PQRS and
https://safe.example/?url=https%3A%2F%2Fsahilan.example%2Freceipt%23ABCD-EFGH-JKMN-PQRS&data=1`
  expect(writtenText({ text, html: '' }, reference)).toBe(`From: Sahilan
See https://sahilan.example/ar/receipt and
https://safe.example/?url=https%3A%2F%2Fsahilan.example%2Freceipt&data=1`)
})

it('[K17] removes codes that are wrapped over lines, and nothing after them', () => {
  const link = 'https://sahilan.example/receipt'
  const cases: ReadonlyArray<readonly [string, string]> = [
    [`> See ${link}#ABCD-EFGH-\n> JKMN-PQRS\n> Thanks`, `> See ${link}\n> Thanks`],
    [`>> ${link}#ABCD-\n>> EFGH-JKMN-\n>> PQRS\n>> Thanks`, `>> ${link}\n>> Thanks`],
    [`${link}#ABCD-EFGH-JKMN-\nPQRS, or call us`, `${link}, or call us`],
    [`${link}#ABCD-EFGH-JKMN-PQRS\nDear all`, `${link}\nDear all`],
    [`${link}#ABCD-EFGH-\n> Thanks to all`, `${link}\n> Thanks to all`],
  ]
  expect(cases.map(([text]) => [text, writtenText({ text, html: '' }, reference)])).toEqual(cases)
})

it('[K17] cuts a long text and drops what cannot be stored', () => {
  const written = writtenText({ text: `a\0b\x07${'c'.repeat(messageLimit)}`, html: '' }, reference)
  expect([written.slice(0, 4), written.length, written.at(-1)]).toEqual(['abcc', messageLimit, '…'])
})

it('[K17] does not grow with the depth of quotes', () => {
  const html = '<blockquote>x'.repeat(10_000)
  expect(textOfMailHtml(html).length).toBeLessThan(html.length)
})

// Seen failing with a blank line that grew with each cell.
it('[K17] takes time in proportion to the length of the HTML', () => {
  const parts = ['<td><p>', '<style>', '<!--', '<', '&a', '<td>a']
  const hostile = [
    `${'<td>'.repeat(60_000)}${'<p>'.repeat(80_000)}`,
    ...parts.map((part) => part.repeat(80_000)),
  ]
  for (const html of hostile) {
    const begun = process.cpuUsage()
    textOfMailHtml(html)
    expect(process.cpuUsage(begun).user / 1_000_000).toBeLessThan(0.75)
  }
})
