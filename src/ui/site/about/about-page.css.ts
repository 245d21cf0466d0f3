import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

/** Spans the page from edge to edge. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(220px, 34vw, 500px)',
  objectFit: 'cover',
  background: vars.color.skeleton,
})
