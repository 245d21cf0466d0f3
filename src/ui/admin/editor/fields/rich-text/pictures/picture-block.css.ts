import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'normal',
})

export const selected = style({
  borderColor: vars.color.focus,
  boxShadow: `0 0 0 1px ${vars.color.focus}`,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', maxBlockSize: 320, objectFit: 'cover' })

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: 14,
  minInlineSize: 0,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
