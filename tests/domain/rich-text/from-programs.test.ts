import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markedText } from '#domain/rich-text/plain-text.ts'
import { pasted } from './pasted-html.ts'

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
        'Berth · Depth',
      ],
      leftOut: 1,
    })
  })

  it('Word in Arabic keeps the same', () => {
    expect(marked('word-arabic')).toEqual({
      lines: [
        '## افتتاح الرصيف الرابع',
        '',
        'يضيف الرصيف **310 أمتار** إلى ميناء خليفة بن سلمان في Hidd، انظر [المجموعة](https://sahilan.example/ar/about).',
        '',
        '## ما الذي يتغير',
        '',
        '- رصيف أطول',
        '  - 310 أمتار',
        '- 86 وظيفة',
        '',
        '1. الكهرباء أولاً',
        '2. ثم الرافعات',
        '',
        '**الرصيف** · **العمق**',
        '',
        'الرابع · 14 متراً',
        '',
        'قيد الإنشاء',
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

  it('Google Docs in Arabic keeps the same', () => {
    expect(marked('google-docs-arabic')).toEqual({
      lines: [
        '## افتتاح الرصيف الرابع',
        '',
        'يضيف الرصيف **310 أمتار**، انظر [المجموعة](https://sahilan.example/ar/about)',
        '',
        '**الرصيف** · **العمق**',
        '',
        'الرابع · 14 متراً',
        '',
        '- رصيف أطول',
        '  - 310 أمتار',
        '',
        '### كهرباء من السطح',
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

  it('Outlook in Arabic keeps the same, within a table that only places it', () => {
    expect(marked('outlook-arabic')).toEqual({
      lines: [
        'الزملاء الكرام،',
        '',
        'يضيف الرصيف **310 أمتار**، راسلوا [الميناء](mailto:port@sahilan.example).',
        'يُفتتح في _أكتوبر_.',
        '',
        '1. الكهرباء أولاً',
        '2. ثم الرافعات',
      ],
      leftOut: 0,
    })
  })

  it('Excel is a line for each row', () => {
    expect(marked('excel')).toEqual({ lines: ['**Berth** · Depth', '', 'Hidd 4 · 14'], leftOut: 0 })
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
