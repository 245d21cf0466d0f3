import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
})

/** As high with few pages as with many, so that nothing moves while one types. */
export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: 'min(360px, 50dvh)',
})

export const note = style({
  paddingInline: vars.space[3],
  fontSize: vars.fontSize.xs,
  color: vars.color.textSecondary,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[3],
})
