import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { dark, light } from '../../style/tokens/color.ts'
import { media } from '../../style/tokens/media.ts'
import { palette } from '../../style/tokens/palette.ts'

const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

const { duration, easing } = vars

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.scrim,
  selectors: {
    '&[data-state=open]': { animation: `${appear} ${duration.popupIn} ${easing.out}` },
    '&[data-state=closed]': { animation: `${vanish} ${duration.popupOut} ${easing.in} forwards` },
  },
})

const isOpen = `:has(${overlay}[data-state=open])`

// Radix locks scrolling by a style element, which the content security policy blocks.
globalStyle(`html${isOpen}`, { overflow: 'hidden' })
// Reserves the scroll bar's width if the page has one, so that nothing shifts.
globalStyle(`html:has(${overlay}[data-state=open]:where([data-page=scrolling]))`, {
  scrollbarGutter: 'stable',
})

// Paints the scroll bar's gutter, which the overlay does not cover. A custom property would restyle the whole page.
const gutterOn = (background: string) => ({
  background: `color-mix(in srgb, ${palette.navy[950]} 66%, ${background})`,
})
globalStyle(`html${isOpen}`, gutterOn(light.background))
globalStyle(`html:where([data-theme=dark])${isOpen}`, gutterOn(dark.background))
globalStyle(`html:where([data-theme=system])${isOpen}`, {
  '@media': { [media.dark]: gutterOn(dark.background) },
})

// Radix disables pointer events on the body, which restyles the whole page; the overlay catches them anyway.
globalStyle('body', { pointerEvents: 'auto !important' as 'auto' })

export const content = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.popup,
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 48px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  selectors: {
    '&[data-state=open]': { animation: `${rise} ${duration.popupIn} ${easing.out}` },
    '&[data-state=closed]': { animation: `${vanish} ${duration.popupOut} ${easing.in} forwards` },
  },
  ':focus-visible': { outline: 'none' },
})

const wholeWindow = { inlineSize: '100%', blockSize: '100%', maxBlockSize: 'none', borderRadius: 0 }

export const width = styleVariants({
  narrow: {
    inlineSize: 'min(100% - 32px, 440px)',
    padding: 28,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
  },
  wide: {
    inlineSize: 'min(100% - 48px, 940px)',
    borderRadius: vars.radius.md,
    '@media': { [media.phone]: wholeWindow },
  },
  full: wholeWindow,
})

// A dialog that fills the window needs no gutter.
const noGutter = { scrollbarGutter: 'auto' }
globalStyle(`html:has(${width.full}[data-state=open])`, noGutter)
globalStyle(`html:has(${width.wide}[data-state=open])`, { '@media': { [media.phone]: noGutter } })

export const title = style({ fontSize: '1.5rem' })

export const description = style({
  marginBlock: '10px 24px',
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.ui,
})
