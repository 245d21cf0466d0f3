import { style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

/** Drawn for navy, which a palette of the visitor's own replaces: on its light ground the logo is seen as its shape. */
export const onDark = style({
  '@media': { [`${media.forcedColors} and (prefers-color-scheme: light)`]: { filter: 'brightness(0)' } },
})
