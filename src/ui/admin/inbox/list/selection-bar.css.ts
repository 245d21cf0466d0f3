import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: 8,
  paddingInline: '18px 14px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
})

export const sort = style({ inlineSize: 160 })

export const bulk = style({ flexWrap: 'wrap', gap: 10 })
