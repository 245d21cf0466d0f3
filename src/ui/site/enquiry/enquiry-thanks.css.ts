import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { margin } from '../layout/width.css.ts'

const { color, fontSize, palette, radius, space } = vars

export const thanks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.sm,
  background: palette.buff[300],
  color: palette.navy[900],
})

export const title = style({
  fontSize: fontSize.h2,
  letterSpacing: vars.letterSpacing.h2,
  lineHeight: vars.lineHeight.h2,
})

/** Below ENQUIRE NOW, which opened the popup. The contact page shows the thanks in place of its form. */
export const overPage = style({
  position: 'fixed',
  zIndex: vars.layer.header,
  insetBlockStart: 96,
  insetInlineEnd: margin,
  inlineSize: `min(440px, 100% - 2 * ${vars.layout.gutter})`,
  maxBlockSize: 'calc(100dvb - 112px)',
  overflowY: 'auto',
  padding: space[7],
  background: color.background,
  boxShadow: vars.shadow.menu,
  '@media': { [media.phone]: { insetBlockStart: 76, padding: space[5] }, print: { display: 'none' } },
  selectors: { 'html:has(#enquiry) &': { display: 'none' } },
})

export const close = style({ position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] })
