import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'

export const card = style({ maxInlineSize: 720, marginBlockStart: 20 })

export const body = style({
  display: 'grid',
  gap: 18,
  padding: '12px 22px 22px',
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { paddingInline: 20 } },
})

export const text = style({ color: vars.color.textSecondary })

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
