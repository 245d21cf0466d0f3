import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const pictures = style({ display: 'grid', gap: vars.space[3] })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: vars.space[3],
})

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
})

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  padding: vars.space[3],
  objectFit: 'contain',
  background: vars.palette.white,
})

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  fontSize: vars.fontSize.xs,
})

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
