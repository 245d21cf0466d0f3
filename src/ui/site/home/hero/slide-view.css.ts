import { createVar, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { inArabic } from '#ui/design/style/tokens/type.ts'
import { margin, wrap } from '../../layout/width.css.ts'

const { duration, easing, fontSize, palette } = vars

/** The width of the text. Arabic letters are larger, so that a title has as many words in a line. */
const measure = createVar()

export const slide = style({
  vars: { [measure]: '30rem' },
  position: 'relative',
  gridArea: '1 / 1',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${duration.slide} ${easing.inOut}, visibility ${duration.slide}`,
  selectors: {
    '&[data-shown]': { opacity: 1, visibility: 'visible' },
    ...inArabic({ vars: { [measure]: '33rem' } }),
  },
  '@media': {
    [media.desktop]: { minBlockSize: 780 },
    [media.belowDesktop]: { flexDirection: 'column-reverse' },
    [media.withoutScripts]: {
      flex: '0 0 100%',
      opacity: 1,
      visibility: 'visible',
      scrollSnapAlign: 'start',
    },
  },
})

const headerHeight = 88

/** The width of the text, from the edge of the page. */
const column = `calc(${margin} + ${measure})`

const belowHeader = { insetBlockStart: headerHeight }
const besideWords = { insetInlineStart: column }

/** On a desktop, behind text and header if it is dark enough for them, else beside or below; on smaller screens below the text. */
export const art = style({
  position: 'relative',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      inset: 0,
      selectors: {
        [`${slide}:not([data-dark*=l]):dir(ltr) &`]: besideWords,
        [`${slide}:not([data-dark*=r]):dir(rtl) &`]: besideWords,
        [`${slide}:not([data-dark*=t]) &`]: belowHeader,
      },
    },
    // Wide screens crop more of the top.
    [media.wide]: { selectors: { [`${slide}:not([data-dark*=w]) &`]: belowHeader } },
    [media.belowDesktop]: { aspectRatio: '16 / 9' },
    [media.phone]: { aspectRatio: '1 / .86' },
    print: { display: 'none' },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 50%',
  selectors: {
    [`${slide}:dir(rtl) &`]: { objectPosition: '30% 50%' },
    // With `display: none` the browser does not fetch the picture.
    '[data-unseen] &': { display: 'none' },
  },
  '@media': {
    [media.belowDesktop]: {
      objectPosition: '78% 50%',
      selectors: { [`${slide}:dir(rtl) &`]: { objectPosition: '22% 50%' } },
    },
    [media.withoutScripts]: { selectors: { '[data-unseen] &': { display: 'block' } } },
  },
})

export const words = style([
  wrap,
  {
    position: 'relative',
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    paddingBlock: `${headerHeight + 16}px 16px`,
    '@media': {
      [media.belowDesktop]: { justifyContent: 'flex-start', paddingBlock: '148px 56px' },
      [media.phone]: { paddingBlock: '112px 40px' },
    },
  },
])

export const title = style({
  maxInlineSize: `min(8.4ch, ${measure})`,
  fontSize: fontSize.hero,
  lineHeight: vars.lineHeight.hero,
  letterSpacing: vars.letterSpacing.hero,
  overflowWrap: 'anywhere',
  selectors: inArabic({ maxInlineSize: `min(6.4em, ${measure})` }),
  '@media': {
    [media.belowDesktop]: { maxInlineSize: 'none', selectors: inArabic({ maxInlineSize: 'none' }) },
    [media.phone]: { maxInlineSize: '9ch' },
  },
})

export const long = style({
  fontSize: fontSize.h1,
  '@media': { [media.desktop]: { maxInlineSize: measure } },
})

export const text = style({
  marginBlockStart: 28,
  maxInlineSize: '38ch',
  fontSize: fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  color: palette.shoal[100],
  overflowWrap: 'anywhere',
  selectors: inArabic({ marginBlockStart: 14 }),
  '@media': {
    [media.belowDesktop]: { maxInlineSize: '46ch' },
    [media.phone]: { maxInlineSize: '34ch', marginBlockStart: 20 },
    print: { color: 'inherit' },
  },
})

export const action = style({
  marginBlockStart: 40,
  '@media': { [media.phone]: { marginBlockStart: 28 } },
})
