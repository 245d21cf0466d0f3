import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const dialog = style({ inlineSize: 'min(100% - 32px, 560px)' })

export const unsaved = style({ marginBlockStart: vars.space[4], fontSize: vars.fontSize.sm })

/** Sticks below a long list, over the padding of the dialog. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: -28,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: 14,
  marginBlockEnd: -28,
  paddingBlock: '20px 28px',
  background: vars.color.surface,
})
