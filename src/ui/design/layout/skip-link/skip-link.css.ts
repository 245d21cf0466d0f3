import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: hitArea,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.sm,
  background: vars.palette.buff[300],
  color: vars.palette.navy[900],
  fontWeight: fontWeight.semibold,
  fontSize: vars.fontSize.ui,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})
