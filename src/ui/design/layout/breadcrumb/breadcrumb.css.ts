import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const breadcrumb = style({
  marginBlockEnd: 10,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
})

export const trail = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

globalStyle(`${step} a`, { position: 'relative' })
// Extends the hit area to 44 px.
globalStyle(`${step} a::after`, {
  content: '',
  position: 'absolute',
  insetBlock: -12,
  insetInline: -4,
})
globalStyle(`${step} a:hover`, { color: vars.color.link })
