import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { inArabic } from '#ui/design/style/tokens/type.ts'
import { wrap } from '../width.css.ts'

const { palette } = vars

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  background: palette.navy[900],
  color: palette.white,
  // Printers omit backgrounds, so white text would be invisible.
  '@media': { print: { background: 'none', color: vars.color.text } },
})

export const withContours = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: 'min(62%, 1000px)',
    background: 'url("../contours.svg?no-inline") 100% 42% / 1180px auto no-repeat',
    opacity: 0.55,
    maskImage: 'linear-gradient(90deg, transparent, currentColor 45%)',
  },
  selectors: { '&:dir(rtl)::before': { transform: 'scaleX(-1)' } },
  '@media': { print: { '::before': { display: 'none' } } },
})

/** The boundary of sky and water behind a picture. */
const horizon = '64%'

export const withPicture = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      minBlockSize: 560,
      backgroundImage: `linear-gradient(${palette.navy[900]} ${horizon}, ${palette.navy[950]} ${horizon})`,
    },
  },
})

export const content = style([
  wrap,
  {
    position: 'relative',
    alignContent: 'center',
    paddingBlock: 'clamp(48px, 6vw, 88px)',
    selectors: {
      [`${withPicture} &`]: { '@media': { [media.belowDesktop]: { paddingBlockEnd: 40 } } },
    },
  },
])

const besidePicture = {
  [`${withPicture} &`]: { '@media': { [media.desktop]: { maxInlineSize: '36%' } } },
}

export const title = style({
  maxInlineSize: '15ch',
  fontSize: vars.fontSize.h1,
  letterSpacing: vars.letterSpacing.h1,
  lineHeight: vars.lineHeight.h1,
  overflowWrap: 'anywhere',
  selectors: { ...inArabic({ maxInlineSize: '13em' }), ...besidePicture },
})

/** A breadcrumb on navy. */
export const crumbs = style({})
// Overrides the colors of the component.
globalStyle(`${head} ${crumbs}`, { color: palette.shoal[200] })
globalStyle(`${head} ${crumbs} a:hover`, { color: palette.white })

export const lead = style({
  marginBlockStart: 24,
  maxInlineSize: '50ch',
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  color: palette.shoal[200],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { print: { color: 'inherit' } },
  selectors: { ...inArabic({ marginBlockStart: 12 }), ...besidePicture },
})

/** As high as the header, and narrow enough to leave room for the text. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: 'auto',
      maxInlineSize: '58%',
      blockSize: '100%',
    },
  },
})
