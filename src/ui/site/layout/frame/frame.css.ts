import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

/** Puts the footer of a short page at the bottom of the screen. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block', minBlockSize: 0 } },
})

export const content = style({ flex: '1 0 auto', ':focus': { outline: 'none' } })

// Keeps focused elements and anchors clear of the sticky header.
globalStyle('html', {
  scrollPaddingBlockStart: 112,
  '@media': { [media.phone]: { scrollPaddingBlockStart: 92 } },
})
