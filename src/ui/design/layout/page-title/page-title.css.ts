import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { atLeast } from '../../style/tokens/type.ts'

export const pageTitle = style({
  display: 'flex',
  // A long title takes a line of its own before it breaks.
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  minBlockSize: 44,
  marginBlockEnd: 24,
})

export const words = style({ minInlineSize: 0 })

export const title = style({
  fontSize: '2rem',
  letterSpacing: atLeast('-.02em', vars.letterSpacing.h1),
  lineHeight: atLeast(1.1, vars.lineHeight.h2),
  overflowWrap: 'anywhere',
})

export const note = style({
  minBlockSize: '1lh',
  marginBlockStart: 5,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
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
