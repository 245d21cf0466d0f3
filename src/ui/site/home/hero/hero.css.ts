import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const hero = style({
  background: vars.palette.navy[900],
  color: vars.palette.white,
  // Printers omit backgrounds, so white text would be invisible.
  '@media': { print: { background: 'none', color: vars.color.text } },
})

/** Stacks all slides in one cell, so that nothing below moves when they change. */
export const slides = style({
  display: 'grid',
  overflow: 'hidden',
  '@media': {
    // Without scripts, slides are side by side and tabs scroll to them.
    [media.withoutScripts]: { display: 'flex', overflowX: 'auto', scrollSnapType: 'x mandatory' },
  },
})
