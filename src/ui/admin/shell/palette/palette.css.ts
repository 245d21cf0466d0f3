import { style } from '@vanilla-extract/css'

/** Fixed at the top, so that it does not move while its list grows and shrinks. */
export const palette = style({
  inlineSize: 'min(100% - 32px, 600px)',
  padding: 14,
  marginBlockStart: 'min(12vh, 120px)',
  maxBlockSize: 'min(560px, 100dvh - 24vh)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
})
