import { describe, expect, it } from 'vitest'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import type { Markup, MarkupElement } from '#domain/rich-text/markup.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import { pasted } from './pasted-html.ts'

const blocks = (html: string) => pasted(html)?.text.blocks
describe('pasted markup', () => {
  it('starts a paragraph at two line breaks', () => {
    expect(blocks('one<br>two<br><br>three<br> <br>four')).toEqual(
      fromText('one\ntwo\n\nthree\n\nfour').blocks,
    )
  })

  it('[R7] keeps the pictures of the site with their words', () => {
    expect(
      blocks(
        '<figure><img src="/media/a.webp" alt="A crane"><figcaption>Hidd</figcaption></figure>' +
          '<img src="/media/b.webp" data-decorative>',
      ),
    ).toEqual([
      { type: 'picture', address: '/media/a.webp', alt: 'A crane', caption: 'Hidd' },
      { type: 'picture', address: '/media/b.webp', alt: '', decorative: true },
    ])
  })

  it('[R7] leaves the texts apart that a table only places beside each other', () => {
    expect(blocks('<table><tr><td><p>one</p><p>two</p></td><td><p>three</p></td></tr></table>')).toEqual(
      fromText('one\n\ntwo\n\nthree').blocks,
    )
  })

  it('keeps the entries of a list within an entry without text', () => {
    expect(blocks('<ol><li><ul><li>inner</li></ul></li><li>outer</li></ol>')).toEqual([
      { type: 'list', ordered: false, items: [{ text: [{ text: 'inner' }] }] },
      { type: 'list', ordered: true, items: [{ text: [{ text: 'outer' }] }] },
    ])
  })

  it('refuses more than a text may have', () => {
    expect(blocks('<p>block</p>'.repeat(400))).toHaveLength(400)
    expect(pasted('<p>block</p>'.repeat(401))).toBeUndefined()
    expect(pasted('a'.repeat(20_001))).toBeUndefined()
  })

  const element = (name: string, children: ReadonlyArray<Markup>, style?: string): MarkupElement => ({
    name,
    attributes: style === undefined ? {} : { style },
    children,
  })
  const nested = (depth: number, name: string): Markup =>
    Array.from({ length: depth }).reduce<Markup>((inner) => element(name, [inner]), 'deep')
  const megabyte = 1_000_000
  const many = (size: number, child: Markup) => Array<Markup>(Math.floor(megabyte / size)).fill(child)

  it.each([
    ['empty elements', element('body', many(7, element('b', [])))],
    ['spaces', element('body', [element('p', [' '.repeat(megabyte)])])],
    ['short texts', element('body', many(8, element('b', ['a'])))],
    ['a style', element('body', [element('p', ['a'], 'mso-list:'.repeat(megabyte / 9))])],
    ['deep lists', nested(Math.floor(megabyte / 9), 'ul')],
    ['deep cells', element('tr', [nested(Math.floor(megabyte / 9), 'td')])],
    ['deep signs', element('p', [nested(Math.floor(megabyte / 13), 'span')], 'mso-list:l0 level1 lfo1')],
    ['entries', element('ul', many(13, element('li', ['a'])))],
    ['lines of a quote', element('blockquote', many(8, element('p', ['a'])))],
  ])('[R7] reads a megabyte of %s in 200 ms', (_, document) => {
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now()
      fromMarkup(document)
      return performance.now() - before
    })
    // The quickest, as other tests run at the same time.
    expect(Math.min(...times)).toBeLessThan(200)
  })
})

describe('pasted text', () => {
  it('[R7] has paragraphs between empty lines, and line breaks within', () => {
    const text = fromText('one\r\ntwo\r\n\r\n\r\nthree')
    expect(text.blocks).toHaveLength(2)
    expect(plainText(text)).toBe('one\ntwo\n\nthree')
  })
})
