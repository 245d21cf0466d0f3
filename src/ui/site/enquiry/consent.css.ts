import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const consent = style({ color: vars.color.textHint, fontSize: vars.fontSize.xs })
