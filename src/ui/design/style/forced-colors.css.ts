import { globalStyle } from '@vanilla-extract/css'
import { media } from './tokens/media.ts'

const chosen = ':is(a, button, tr)[aria-current], [aria-pressed=true], [aria-selected=true]'

// Forced colors drop the backgrounds and shadows by which the back office shows what is chosen.
globalStyle(`:is(${chosen}):not(:focus-visible)`, {
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})
