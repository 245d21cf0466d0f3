import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
  color: vars.palette.navy[900],
  fontSize: vars.fontSize.xs,
  fontWeight: fontWeight.bold,
  lineHeight: 1,
})

export const tone = styleVariants({
  buff: { background: vars.palette.buff[300] },
  shoal: { background: vars.palette.shoal[200] },
  shoalLight: { background: vars.palette.shoal[100] },
  buffLight: { background: vars.palette.buff[100] },
})
