import { style } from '@vanilla-extract/css'
import { media } from '#ui/design/tokens/media.ts'

export const card = style({
  maxInlineSize: 560,
  padding: '26px 28px 28px',
  '@media': { [media.phone]: { padding: 20 } },
})

export const fields = style({ display: 'grid', gap: 22 })

export const save = style({ marginBlockStart: 22 })
