import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: '88px 104px',
  paddingInline: vars.space[5],
  textAlign: 'center',
  '@media': { [media.phone]: { paddingInline: 0 } },
})

export const drawing = style({ inlineSize: 220, maxInlineSize: '100%', marginBlockEnd: 28 })
export const title = style({ fontSize: '1.75rem' })
export const text = style({
  maxInlineSize: '44ch',
  marginBlock: '10px 24px',
  color: vars.color.textSecondary,
  textWrap: 'pretty',
})
