import { style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

/** The logo is drawn for navy. With forced colours on a light background, a filter makes it dark. */
export const onDark = style({
  '@media': { [`${media.forcedColors} and (prefers-color-scheme: light)`]: { filter: 'brightness(0)' } },
})
