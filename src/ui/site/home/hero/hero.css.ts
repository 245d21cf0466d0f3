import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const hero = style({
  background: vars.palette.navy[900],
  color: vars.palette.white,
  // Printers leave backgrounds out, and white words with them.
  '@media': { print: { background: 'none', color: vars.color.text } },
})

/** All slides lie in one cell, as high as the highest, so that nothing below moves when they change. */
export const slides = style({
  display: 'grid',
  overflow: 'hidden',
  '@media': {
    // Without scripts they stand side by side, and a tab scrolls to its own.
    [media.withoutScripts]: { display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' },
  },
})
