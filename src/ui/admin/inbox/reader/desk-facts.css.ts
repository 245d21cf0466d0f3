import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { color, fontSize, space } = vars

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '14px 24px',
  fontSize: fontSize.sm,
})

export const name = style({ display: 'block', marginBlockEnd: 4, color: color.textSecondary })

export const line = style({ display: 'flex', alignItems: 'center', gap: space[1] })

export const owner = style([line, { flexWrap: 'wrap' }])

export const due = style({ display: 'grid' })

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
