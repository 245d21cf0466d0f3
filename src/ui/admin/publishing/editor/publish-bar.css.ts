import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const bar = style({ flexWrap: 'wrap' })

export const note = style({
  flex: '1 1 260px',
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})

export const state = style({ marginInlineEnd: 10 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 10,
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
})

export const notice = style({ marginBlockEnd: 20 })
