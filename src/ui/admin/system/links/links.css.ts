import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars

export const notice = style({ marginBlockEnd: space[4] })

export const looking = style({
  marginBlockEnd: space[4],
  color: color.textSecondary,
  fontSize: fontSize.sm,
})

export const items = style({ display: 'grid', gap: space[1], marginBlockStart: space[2] })

export const place = style({
  color: color.link,
  fontWeight: fontWeight.semibold,
  ':hover': { textDecoration: 'underline' },
})

export const field = style({ color: color.textSecondary, fontSize: fontSize.sm })
