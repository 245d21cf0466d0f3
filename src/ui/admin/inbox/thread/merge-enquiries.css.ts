import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars
const line = `1px solid ${color.line}`

export const others = style({ marginBlockStart: space[4], padding: 0, border: 'none' })

export const list = style({ display: 'grid', border: line, borderRadius: radius.sm })

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
})

export const other = style({
  inlineSize: 'auto',
  padding: space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: line } },
})

export const hint = style({ marginBlock: space[4], fontSize: fontSize.sm, color: color.textSecondary })
