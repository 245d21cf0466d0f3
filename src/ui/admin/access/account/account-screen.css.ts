import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const card = style({
  maxInlineSize: 560,
  padding: '20px 22px 22px',
  '@media': { [media.phone]: { padding: 20 } },
})

export const fields = style({ display: 'grid', gap: 22 })

export const provided = style({ color: vars.color.textSecondary })

export const save = style({ marginBlockStart: 22 })
