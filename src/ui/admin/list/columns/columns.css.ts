import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const title = style({
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})

export const marks = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 4 })
