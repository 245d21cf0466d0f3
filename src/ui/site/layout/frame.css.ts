import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

/** A short page still ends at the foot of the screen. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block', minBlockSize: 0 } },
})

export const content = style({ flex: '1 0 auto', ':focus': { outline: 'none' } })

// What takes the focus or is scrolled to must not lie beneath the bar.
globalStyle('html', {
  scrollPaddingBlockStart: 112,
  '@media': { [media.phone]: { scrollPaddingBlockStart: 92 } },
})
