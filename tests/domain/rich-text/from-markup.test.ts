import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { fromMarkup } from '#domain/rich-text/from-markup.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import type { Markup } from '#domain/rich-text/markup.ts'
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
        'Berth Length Depth',
        '',
        'Third 290 metres 13 metres',
        '',
        'Fourth 310 metres 14 metres',
      ],
      leftOut: 1,
    })
  })

  it('Word in Arabic keeps them, with numbers in both digits', () => {
    expect(marked('word-arabic')).toEqual({
      lines: [
        '## افتتاح رصيف رابع',
        '',
        'يضيف الرصيف **310 أمتار** إلى الميناء، انظر [المجموعة](https://sahilan.example/about).',
        '',
        '## ما الذي يتغير',
        '',
        '- مزيد من الأرصفة',
        '  - 310 أمتار طولًا',
        '  - 14 مترًا _عمقًا_',
        '- 86 وظيفة',
        '',
        '1. الكهرباء أولًا',
        '2. ثم الرافعات',
        '',
        '### الأرصفة',
        '',
        'الرصيف الطول العمق',
        '',
        'الثالث 290 مترًا 13 مترًا',
        '',
        'الرابع 310 أمتار 14 مترًا',
        '',
        '> الرصيف وعدٌ بالمواعيد.',
      ],
      leftOut: 0,
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

  it('Google Docs in Arabic keeps lists and marks', () => {
    expect(marked('google-docs-arabic')).toEqual({
      lines: [
        '## تدريب في المجموعة',
        '',
        'تستقبل المجموعة **24 متدربًا**_ كل عام_، انظر [الوظائف](https://sahilan.example/career).',
        '',
        '1. أرسل طلبك',
        '  1. سيرة ذاتية',
        '  2. شهادة',
        '2. احضر المقابلة',
        '',
        '### المواعيد',
        '',
        'يبدأ التدريب في 1 September 2026 في الحد.',
      ],
      leftOut: 1,
    })
  })

  it('Outlook in Arabic keeps its lines, lists and pictures that are within', () => {
    expect(marked('outlook-arabic')).toEqual({
      lines: [
        'الزملاء الأعزاء،',
        '',
        'يضيف الرصيف **310 أمتار**، راسلوا [الميناء](mailto:port@sahilan.example).',
        'يُفتتح في _أكتوبر_.',
        '',
        '- الكهرباء أولًا',
        '- ثم الرافعات',
        '',
        '![رافعة](data:image/png;base64,iVBORw0KGgo=)',
      ],
      leftOut: 0,
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
  it('[R7] has a paragraph for each row of a table, and for each of several in a cell', () => {
    const cells = '<td> <p>Hidd 4</p> </td><td><p>14 <b>m</b></p></td>'
    expect(blocks(`<table><tr>${cells}</tr><tr><td><p>one</p><p>two</p></td></tr></table>`)).toEqual([
      { type: 'paragraph', text: [{ text: 'Hidd 4 14 ' }, { text: 'm', strong: true }] },
      ...fromText('one\n\ntwo').blocks,
    ])
  })

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
})

describe('pasted text', () => {
  it('[R7] has paragraphs between empty lines, and line breaks within', () => {
    const text = fromText('one\r\ntwo\r\n\r\n\r\nthree')
    expect(text.blocks).toHaveLength(2)
    expect(plainText(text)).toBe('one\ntwo\n\nthree')
  })
})
