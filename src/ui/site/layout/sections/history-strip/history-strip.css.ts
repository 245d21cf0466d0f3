import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { margin } from '../../width.css.ts'

const { color, font, fontSize, palette } = vars

/** The title, with the arrows at the end of the line. */
export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 24,
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
})

export const title = style({ minInlineSize: 0, fontSize: fontSize.h2, overflowWrap: 'anywhere' })

/** Hidden on touch screens and without scripts, where the strip is swiped or scrolled. */
export const arrows = style({
  display: 'flex',
  gap: 8,
  '@media': {
    [media.phone]: { display: 'none' },
    [media.withoutScripts]: { display: 'none' },
    print: { display: 'none' },
  },
})

// Doubles the class to override IconButton's styles regardless of load order.
export const arrow = style({
  selectors: {
    '&&': { inlineSize: 48, blockSize: 48 },
    '&&[aria-disabled=true]': {
      opacity: 1,
      color: color.control,
      background: 'transparent',
      cursor: 'not-allowed',
    },
  },
})

/** Panels without gaps, up to the edge of the page. */
export const strip = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollPaddingInline: margin,
  scrollbarWidth: 'thin',
  scrollbarColor: `${palette.line[500]} transparent`,
  ':focus-visible': { outlineOffset: -4 },
  '@media': { print: { overflow: 'visible' } },
})

export const panels = style({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: margin,
  '@media': { print: { flexWrap: 'wrap', inlineSize: 'auto' } },
})

export const panel = style({
  flex: 'none',
  inlineSize: 'clamp(280px, 27.5vw, 396px)',
  padding: '36px 28px 38px',
  scrollSnapAlign: 'start',
  background: palette.shoal[100],
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { inlineSize: '80vw', padding: '22px 22px 30px' },
    print: {
      inlineSize: '50%',
      breakInside: 'avoid',
      printColorAdjust: 'exact',
      WebkitPrintColorAdjust: 'exact',
    },
  },
})

export const dark = style({ color: palette.white })

export const year = style({
  fontFamily: font.figures,
  // Four digits fit into a panel on a phone at twice the size of text.
  fontSize: 'min(clamp(4rem, 3rem + 3vw, 6.25rem), 28vw)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 0.9,
  letterSpacing: '-.045em',
})

globalStyle(`${panel} > picture`, { display: 'block', aspectRatio: '4 / 3', marginBlock: '30px 24px' })

// Browsers load lazy pictures beside the viewport at once; these wait until the panel before them is swiped to.
globalStyle(`${panel}:nth-child(n + 3) > picture`, {
  '@media': { [`screen and ${media.phone}`]: { contentVisibility: 'auto' } },
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const panelTitle = style({ fontSize: '1.5rem', lineHeight: vars.lineHeight.h3 })

export const text = style({
  marginBlockStart: 10,
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.ui,
  opacity: 0.88,
  textWrap: 'pretty',
})
