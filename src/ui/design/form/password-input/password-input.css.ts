import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const place = style({ display: 'grid', alignItems: 'center' })
export const input = style({ gridArea: '1 / 1', paddingInlineEnd: 54 })
export const toggle = style({ gridArea: '1 / 1', justifySelf: 'end', marginInlineEnd: 2 })
export const capsLock = style({
  marginBlockStart: 6,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.xs,
})
