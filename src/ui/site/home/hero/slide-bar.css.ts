import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { inArabic } from '#ui/design/style/tokens/type.ts'
import { hero } from './hero.css.ts'

const { duration, fontSize, palette } = vars

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 32,
  '@media': { print: { display: 'none' } },
})

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 32,
})

const grow = keyframes({ from: { transform: 'scaleX(0)' } })

const isOn = 'html[data-autoplay=on]'
const isOff = 'html[data-autoplay=off]'
const chosen = '&[aria-selected=true]::before'

export const tab = style({
  position: 'relative',
  padding: '24px 0 26px',
  color: palette.shoal[200],
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
  transition: `color ${duration.base}`,
  ':hover': { color: palette.white },
  selectors: {
    ...inArabic({ paddingBlock: '17px 20px' }),
    '&[aria-selected=true]': { color: palette.white },
    [chosen]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: 2,
      background: palette.buff[300],
      transformOrigin: 'left',
      animation: `${grow} ${duration.slideStay} linear both`,
    },
    [`${tabs}:dir(rtl) ${chosen}`]: { transformOrigin: 'right' },
    [`${isOff} ${chosen}, ${hero}:has(:focus-visible) ${chosen}`]: { animationPlayState: 'paused' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { [`${hero}:hover ${chosen}`]: { animationPlayState: 'paused' } },
    },
    // Slides change only on request.
    [media.reducedMotion]: {
      selectors: {
        [chosen]: { animationName: 'none' },
        [`${isOn} ${chosen}`]: {
          animationName: grow,
          animationDuration: `${duration.slideStay} !important`,
        },
      },
    },
    [media.phone]: { selectors: { '&:not([aria-selected=true])': { display: 'none' } } },
    // Tabs are links there, and none is selected.
    [media.withoutScripts]: {
      color: palette.white,
      selectors: {
        [chosen]: { display: 'none' },
        '&:not([aria-selected=true])': { display: 'block' },
      },
    },
  },
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [media.withoutScripts]: { display: 'none' } },
})

const away = { display: 'none' }
const there = { display: 'inline-grid' }

// Doubles the class to override IconButton's styles regardless of load order.
export const pause = style({
  selectors: { [`${isOff} &&`]: away },
  '@media': {
    [media.reducedMotion]: { selectors: { '&&': away, [`${isOn} &&`]: there } },
  },
})

export const play = style({
  selectors: { '&&': away, [`${isOff} &&`]: there },
  '@media': {
    [media.reducedMotion]: { selectors: { '&&': there, [`${isOn} &&`]: away } },
  },
})
