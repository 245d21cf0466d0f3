import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, space } = vars

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
})

export const list = style({ marginBlockStart: space[4], fontSize: vars.fontSize.sm })

export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.line}`,
})

export const keys = style({ fontFamily: vars.font.text, fontWeight: fontWeight.semibold })
