import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, space } = vars

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'end',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const address = style({ display: 'block', color: color.textSecondary })

export const history = style({ marginBlockStart: space[5] })

export const time = style({ whiteSpace: 'nowrap' })
