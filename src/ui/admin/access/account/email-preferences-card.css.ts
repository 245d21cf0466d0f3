import { style } from '@vanilla-extract/css'
import { inset } from '#ui/design/layout/card/card.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'

const { space } = vars

export const card = style({ maxInlineSize: 560, marginBlockStart: 20 })

export const switches = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[3]} ${inset}px ${inset}px`,
})
