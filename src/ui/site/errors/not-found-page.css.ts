import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'
import { wrap } from '../layout/width.css.ts'

export const sea = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 740,
  overflow: 'hidden',
  background: `url("../layout/contours.svg?no-inline") center / cover ${vars.palette.shoal[100]}`,
  '@media': { [media.phone]: { minBlockSize: 560 } },
})

export const content = style([
  wrap,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
])

export const code = style({
  marginInlineStart: '-.03em',
  fontFamily: `"Newsreader Light", ${vars.font.figures}`,
  fontSize: 'clamp(min(9rem, 45vw), 3rem + 27vw, 27rem)',
  fontWeight: fontWeight.light,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-.065em',
  lineHeight: 0.78,
  // In a line from the right, the last digit's spacing is at its start.
  selectors: { '&:dir(rtl)': { marginInlineStart: '.045em' } },
})

export const message = style({
  maxInlineSize: '30em',
  marginBlock: '44px 26px',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.25rem, 1.1rem + .7vw, 1.625rem)',
  textWrap: 'balance',
})
