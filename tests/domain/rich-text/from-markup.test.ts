import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import type { Markup, MarkupElement } from '#domain/rich-text/markup.ts'
import { markedText, plainText } from '#domain/rich-text/plain-text.ts'
import { markupOf } from '#ui/admin/editor/fields/rich-text/markup-of.ts'

const parsed = (html: string): Markup => {
  const { DOMParser } = new Window()
  return markupOf(new DOMParser().parseFromString(html, 'text/html').documentElement)
}
const pasted = (html: string) => fromMarkup(parsed(html))
const blocks = (html: string) => pasted(html)?.text.blocks
const from = (program: string) => pasted(readFileSync(`tests/support/pasted/${program}.html`, 'utf8'))
const marked = (program: string) => {
  const { text, leftOut } = from(program) ?? {}
  return { lines: text && markedText(text).split('\n'), leftOut }
}

describe('[R7] a text that is pasted from', () => {
  it('Word keeps its headings, lists, links, quotes and marks', () => {
    expect(marked('word')).toEqual({
      lines: [
        '## A fourth berth opens',
        '',
        'The berth adds **310 metres** of quay, see [the group](https://sahilan.example/about) and chapter 2.',
        '',
        '## What changes',
        '',
        '- More quay',
        '  - 310 metres',
        '  - 14 metres _draught_',
        '- 86 jobs',
        '',
        '1. Power first',
        '2. Then cranes',
        '',
        '### Power from the roof',
        '',
        '> A berth is a promise about time.',
        '',
        'Berth',
        '',
        'Depth',
      ],
      leftOut: 1,
    })
  })

  it('Word on the web keeps its headings, and its lists as one', () => {
    expect(marked('word-web')).toEqual({
      lines: [
        '## A fourth berth opens',
        '',
        'The berth adds **310 metres** of quay, see [the group](https://sahilan.example/about)',
        '',
        '- More quay',
        '  - _310 metres_',
        '- 86 jobs',
      ],
      leftOut: 0,
    })
  })

  it('Google Docs keeps weights that its styles say, and not those of its wrapper', () => {
    expect(marked('google-docs')).toEqual({
      lines: [
        '## A fourth berth opens',
        '',
        'The berth adds **310 metres**_ of quay_, see [the group](https://sahilan.example/about)',
        '',
        '- More quay',
        '  - 310 metres',
        '  - 14 metres draught',
        '- 86 jobs',
        '',
        '### Power from the roof',
      ],
      leftOut: 1,
    })
  })

  it('Outlook keeps its lines, lists and pictures that are within', () => {
    expect(marked('outlook')).toEqual({
      lines: [
        'Dear colleagues,',
        '',
        'The berth adds **310 metres** of quay, write to [the port](mailto:port@sahilan.example).',
        'It opens in _October_.',
        '',
        '1. Power first',
        '2. Then cranes',
        '',
        '![A crane](data:image/png;base64,iVBORw0KGgo=)',
      ],
      leftOut: 0,
    })
  })

  it('Excel is a paragraph for each row', () => {
    expect(marked('excel')).toEqual({ lines: ['**Berth** Depth', '', 'Hidd 4 14'], leftOut: 0 })
  })

  it('a web page loses scripts, drawings and unsafe links, and keeps its texts', () => {
    expect(marked('web-page')).toEqual({
      lines: [
        '## A fourth berth opens',
        '',
        'The berth adds **310 metres** of quay.[1] See this.',
        '',
        'The second crane',
        '',
        '> A berth is a promise about time.',
        'It has to be kept.',
        '— Huda Al Marhoon',
        '',
        '- More quay',
        '  - 310 metres',
        '  - measured twice',
        '- 86 jobs',
        'for apprentices',
        '',
        '### Notes',
      ],
      leftOut: 1,
    })
  })
})

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
    ['deep signs', element('p', [nested(Math.floor(megabyte / 13), 'span')], 'mso-list:l0 level1 lfo1')],
    ['entries', element('ul', many(13, element('li', ['a'])))],
    ['lines of a quote', element('blockquote', many(8, element('p', ['a'])))],
  ])('[R7] reads a megabyte of %s in linear time', (_, document) => {
    const times = Array.from({ length: 3 }, () => {
      const before = performance.now()
      fromMarkup(document)
      return performance.now() - before
    })
    // Quadratic time takes minutes. The quickest, as other tests run at the same time.
    expect(Math.min(...times)).toBeLessThan(2_000)
  })
})

describe('pasted text', () => {
  it('[R7] has paragraphs between empty lines, and line breaks within', () => {
    const text = fromText('one\r\ntwo\r\n\r\n\r\nthree')
    expect(text.blocks).toHaveLength(2)
    expect(plainText(text)).toBe('one\ntwo\n\nthree')
  })
})
