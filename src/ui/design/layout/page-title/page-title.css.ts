import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'

export const pageTitle = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[4],
  minBlockSize: 44,
  marginBlockEnd: 24,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

export const words = style({ minInlineSize: 0 })

export const title = style({
  fontSize: '2rem',
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
})

export const note = style({
  minBlockSize: '1lh',
  marginBlockStart: 5,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.5,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 10,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%' } },
})

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } })
