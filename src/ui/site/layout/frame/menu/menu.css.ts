import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'

const { duration, easing, palette } = vars
const leaving = (property: string) => `${property} ${duration.popupOut} ${easing.in}`
const entering = (property: string) => `${property} ${duration.popupIn} ${easing.out}`
const untilGone = (time: string) => `display ${time} allow-discrete, overlay ${time} allow-discrete`

/** Slides in from the inline end (H3); off-screen while closed. */
export const menu = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  inlineSize: 'min(75vw, 320px)',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  margin: 0,
  padding: '22px 28px 32px',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  flexDirection: 'column',
  background: palette.navy[900],
  color: palette.white,
  transform: 'translateX(100%)',
  transition: `${leaving('transform')}, ${untilGone(duration.popupOut)}`,
  selectors: {
    '&:dir(rtl)': { transform: 'translateX(-100%)' },
    '&[open]': {
      display: 'flex',
      transform: 'none',
      transition: `${entering('transform')}, ${untilGone(duration.popupIn)}`,
    },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { transform: 'translateX(100%)' },
      '&:dir(rtl)[open]': { transform: 'translateX(-100%)' },
    },
  },
  '::backdrop': {
    background: `color-mix(in srgb, ${palette.navy[950]} 66%, transparent)`,
    opacity: 0,
    transition: `${leaving('opacity')}, ${untilGone(duration.popupOut)}`,
  },
})

globalStyle(`${menu}[open]::backdrop`, {
  opacity: 1,
  transition: `${entering('opacity')}, ${untilGone(duration.popupIn)}`,
})
globalStyle(`${menu}[open]::backdrop`, { '@starting-style': { opacity: 0 } })
globalStyle(`html:has(${menu}[open])`, { overflow: 'hidden' })

export const closer = style({ alignSelf: 'flex-end', marginInlineEnd: -12 })

export const places = style({ marginBlockStart: 14 })

export const link = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlock: 20,
  borderBlockEnd: `1px solid ${palette.navy[700]}`,
  selectors: { '&[aria-current]': { borderColor: palette.buff[300] } },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
  fontWeight: fontWeight.medium,
  letterSpacing: vars.letterSpacing.caps,
})

export const enquire = style({ marginBlockStart: 28, letterSpacing: vars.letterSpacing.caps })

export const contact = style({
  display: 'grid',
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[6],
  color: palette.shoal[200],
  fontSize: vars.fontSize.ui,
  lineHeight: atLeast(1.7, vars.lineHeight.ui),
  overflowWrap: 'anywhere',
})

export const other = style({
  paddingBlock: 9,
  fontSize: vars.fontSize.control,
  color: palette.white,
  selectors: { '&[aria-current]': { color: palette.buff[300] } },
})
