import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, fontSize, space } = vars

export const notifications = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[5],
  color: color.textSecondary,
  fontSize: fontSize.sm,
  ':empty': { display: 'none' },
})

export const notification = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  overflowWrap: 'anywhere',
})

export const icon = styleVariants({
  waiting: {},
  sent: { color: color.success },
  parked: { color: color.danger },
})

export const reason = style({ display: 'block', color: color.text })

export const parked = style({ marginBlockEnd: space[4] })

export const sendAll = style({ marginBlockStart: space[2] })
