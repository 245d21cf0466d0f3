import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

export const card = style({ maxInlineSize: 560, marginBlockStart: 20 })

export const sessions = style({ margin: 0, marginBlockStart: 10, padding: 0, listStyle: 'none' })

export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  padding: '12px 22px',
  fontSize: vars.fontSize.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const words = style({ minInlineSize: 0, flex: '1 1 220px' })

export const device = style({ fontWeight: fontWeight.semibold })

export const times = style({ color: vars.color.textSecondary })
