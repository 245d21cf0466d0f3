import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SheetSection, Sheet } from '#ui/design/examples/sheet.tsx'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea, layout } from '#ui/design/style/tokens/space.ts'
import * as styles from '../pages/pages.css.ts'

const meta = { title: 'Tokens/Grid and breakpoints', tags: ['!autodocs'] } satisfies Meta

export default meta

const columns = Array.from({ length: 12 }, (_, at) => at + 1)

const breakpoints = {
  phone: 'One column. The navigation is a sheet, tables become blocks.',
  tablet: 'One or two columns; the whole navigation on the site.',
  belowDesktop: 'Text stands above its picture; the back office has a top bar.',
  desktop: 'Twelve columns, short text in four and matter in eight.',
  wide: 'The container stops growing; pictures may go to the edge.',
} as const satisfies Partial<Record<keyof typeof media, string>>

const measure = (grid: HTMLElement) => {
  const { columnGap, paddingInlineStart } = getComputedStyle(grid)
  const [first] = grid.children
  return {
    window: `${innerWidth} px`,
    container: `${Math.round(grid.getBoundingClientRect().width)} px`,
    gutter: `${Math.round(Number.parseFloat(paddingInlineStart))} px`,
    'gap between columns': `${Math.round(Number.parseFloat(columnGap))} px`,
    column: `${Math.round(first?.getBoundingClientRect().width ?? 0)} px`,
  }
}

const declared: Readonly<Record<string, string>> = {
  container: layout.container,
  gutter: layout.gutter,
  'gap between columns': layout.columnGap,
}

/** The grid in this window, measured; change the window’s width to see the breakpoints. */
export const Grid: StoryObj = {
  render: function Measured() {
    const grid = useRef<HTMLDivElement>(null)
    const [measured, setMeasured] = useState<Readonly<Record<string, string>>>({})
    useEffect(() => {
      const update = () => grid.current && setMeasured(measure(grid.current))
      update()
      addEventListener('resize', update)
      return () => removeEventListener('resize', update)
    }, [])
    return (
      <>
        <div
          ref={grid}
          aria-hidden="true"
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
            columnGap: vars.layout.columnGap,
            paddingInline: vars.layout.gutter,
            maxInlineSize: vars.layout.container,
            marginInline: 'auto',
            boxSizing: 'border-box',
          }}
        >
          {columns.map((column) => (
            <div
              key={column}
              style={{
                blockSize: 96,
                background: vars.color.selected,
                textAlign: 'center',
                fontSize: vars.fontSize.xs,
              }}
            >
              {column}
            </div>
          ))}
        </div>
        <Sheet title="Grid and breakpoints">
          <SheetSection title="Measured now">
            <table className={styles.table}>
              <tbody>
                {Object.entries(measured).map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{value}</td>
                    <td>
                      <code>{declared[name]}</code>
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">least size of what a finger presses</th>
                  <td>{hitArea}</td>
                  <td>everywhere on the site and on phones</td>
                </tr>
              </tbody>
            </table>
          </SheetSection>
          <SheetSection title="Breakpoints">
            <table className={styles.table}>
              <tbody>
                {Object.entries(breakpoints).map(([name, what]) => {
                  const query = media[name as keyof typeof breakpoints]
                  return (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      <td>
                        <code>{query}</code>
                      </td>
                      <td>{what}</td>
                      <td>{matchMedia(query).matches ? <b>now</b> : ''}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </SheetSection>
        </Sheet>
      </>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /^window/ })).toHaveTextContent(String(innerWidth)),
    )
  },
}
