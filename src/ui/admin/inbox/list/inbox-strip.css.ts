import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, space } = vars
const line = `1px solid ${color.line}`

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[3],
  borderBlockEnd: line,
})

export const list = style({ display: 'flex', flexWrap: 'wrap' })

/** The first saved view stands behind a line. */
export const saved = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { [`li:not(&) + &`]: { borderInlineStart: line } },
})
