import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../action/button/button.tsx'
import { Table } from '../../data/table/table.tsx'
import { TitleCell } from '../../data/table/title-cell.tsx'
import { SheetSection, Sheet } from '../../examples/sheet.tsx'
import { vars } from '../theme.css.ts'

const meta = { title: 'Tokens/Arabic', tags: ['!autodocs'], globals: { language: 'ar' } } satisfies Meta

export default meta

const title = 'مجموعة بُنيت بين ساحلين'
const vowelled = 'مُؤَسَّسَةٌ'
const text =
  'بدأت ساحلان متجراً واحداً يبيع الحبال والأشرعة لسفن الغوص. واليوم تحمل ثماني شركات اسمها، وما زال السؤال نفسه يحكمها: هل تنفع الناس على الساحلين؟'

/** The ratio of line height to font size. */
const ratioOf = (element: Element) => {
  const { lineHeight, fontSize } = getComputedStyle(element)
  return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 100
}

/** What is left of a line around the ink of a vowelled word: above it, and in all. */
const roomAround = (element: HTMLElement) => {
  const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('The browser has no canvas')
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const ink = pen.measureText(vowelled)
  const baseline = document.createElement('span')
  baseline.style.display = 'inline-block'
  element.prepend(baseline)
  const above = baseline.getBoundingClientRect().bottom - element.getBoundingClientRect().top
  baseline.remove()
  return {
    top: above - ink.actualBoundingBoxAscent,
    all: Number.parseFloat(lineHeight) - ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent,
  }
}

export const Page: StoryObj = {
  tags: ['T43'],
  render: () => (
    <Sheet title={title}>
      <SheetSection title="عناوين ونصوص">
        <h1 data-heading>{title}</h1>
        <h2 data-heading>{`${title} 1958`}</h2>
        <h3 data-heading>{`${vowelled} ${vowelled} ${vowelled} ${vowelled}`}</h3>
        <p data-text style={{ fontFamily: vars.font.display, lineHeight: vars.lineHeight.article }}>
          {text}
        </p>
        <p data-text>{text}</p>
        <p data-text style={{ inlineSize: '6em' }}>{`${vowelled} ${vowelled} ${vowelled}`}</p>
        <p>
          <em>تأكيد</em>
        </p>
      </SheetSection>
      <SheetSection title="أزرار وجداول">
        <Button>{vowelled}</Button>
        <Button variant="quiet" size="sm">
          استفسروا الآن
        </Button>
        <Table
          caption={title}
          rows={[{ id: '1', name: vowelled }]}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', header: 'الاسم', cell: ({ name }) => <TitleCell title={name} text={name} /> },
          ]}
        />
      </SheetSection>
      <SheetSection title="جزء إنجليزي">
        <article lang="en" dir="ltr">
          <h2>Berths, bricks and daylight</h2>
          <p>A part in English has the type of an English page.</p>
        </article>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    await expect(document.fonts.check('500 1em "Markazi Text"', vowelled)).toBe(true)
    const all = <Kind extends HTMLElement>(selector: string) => [
      ...canvasElement.querySelectorAll<Kind>(selector),
    ]
    const arabic = all('h1, h2, h3, p, em, button, td').filter((element) => !element.closest('[lang=en]'))
    for (const element of arabic) {
      const { letterSpacing, fontStyle, textTransform } = getComputedStyle(element)
      await expect([letterSpacing, fontStyle, textTransform]).toEqual(['normal', 'normal', 'none'])
    }
    await expect(Math.min(...all('[data-heading]').map(ratioOf))).toBeGreaterThanOrEqual(1.25)
    await expect(Math.min(...all('[data-text], td').map(ratioOf))).toBeGreaterThanOrEqual(1.7)
    for (const element of all('[data-heading], [data-text]')) {
      await expect(roomAround(element).all).toBeGreaterThan(0)
    }
    for (const element of all('td *').filter((each) => getComputedStyle(each).overflowY === 'hidden')) {
      await expect(roomAround(element).top).toBeGreaterThanOrEqual(0)
    }
    const [heading, paragraph] = all('[lang=en] > *')
    if (!heading || !paragraph) throw new Error('There is no English part')
    await expect([ratioOf(heading), ratioOf(paragraph)]).toEqual([1.08, 1.6])
    const { letterSpacing, fontFamily, fontSize } = getComputedStyle(heading)
    await expect(fontFamily).toMatch(/^Newsreader/)
    await expect(Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize)).toBeCloseTo(-0.018)
    await expect(getComputedStyle(paragraph).fontFamily).toMatch(/^"Hanken Grotesk"/)
  },
}
