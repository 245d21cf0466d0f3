import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { tapTarget } from '../../tap-target.ts'

export const link = style({
  // An e-mail address that begins with a digit would turn around in Arabic.
  direction: 'ltr',
  ...ownDirection,
  justifySelf: 'start',
  '@media': tapTarget,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})
