import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { wrap } from '../layout/width.css.ts'

export const sea = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.palette.navy[900],
  color: vars.palette.white,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(62%, 1000px)',
    background: 'url("../layout/contours.svg?no-inline") 100% 42% / 1180px auto no-repeat',
    opacity: 0.55,
    maskImage: 'linear-gradient(90deg, transparent, currentColor 45%)',
  },
  selectors: { '&:dir(rtl)::before': { transform: 'scaleX(-1)' } },
})

/** Begins below the header, which overlaps it. */
export const content = style([
  wrap,
  {
    position: 'relative',
    paddingBlock: 'calc(88px + clamp(48px, 6vw, 88px)) clamp(48px, 6vw, 88px)',
    '@media': { [media.phone]: { paddingBlockStart: 116 } },
  },
])

export const name = style({
  maxInlineSize: '15ch',
  fontSize: vars.fontSize.hero,
  letterSpacing: vars.letterSpacing.hero,
  lineHeight: vars.lineHeight.hero,
  overflowWrap: 'anywhere',
})
