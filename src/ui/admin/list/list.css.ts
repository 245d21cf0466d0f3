import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const search = style({
  flex: '1 1 160px',
  maxInlineSize: 320,
  '@media': { [media.phone]: { flex: '1 0 100%', maxInlineSize: 'none' } },
})

export const sort = style({ inlineSize: 'auto' })

/** Rows that are about to be replaced. */
export const waiting = style({
  opacity: 0.55,
  transition: `opacity ${vars.duration.base} ${vars.duration.fast}`,
})

export const saved = style({ marginBlockEnd: vars.space[4] })

export const card = style({ ':focus': { outline: 'none' } })
