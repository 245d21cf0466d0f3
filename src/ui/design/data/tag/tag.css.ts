import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 24,
  paddingInline: 9,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.xs,
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal' } },
})

export const tone = styleVariants({
  buff: { background: vars.color.tagSurface, color: vars.color.tag },
  shoal: { background: vars.color.selected, color: vars.color.tagCool },
  outline: { boxShadow: `inset 0 0 0 1px ${vars.color.tag}`, color: vars.color.tag },
})
