import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const themes = style({ display: 'flex', gap: vars.space[1] })

export const theme = style({
  flex: 1,
  selectors: { '&[aria-pressed=true]': { background: vars.color.selected, color: vars.color.text } },
})
