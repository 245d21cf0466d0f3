import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'

export const place = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: 320,
  '@media': { [media.phone]: { inlineSize: '100%' } },
})

export const icon = style({
  gridArea: '1 / 1',
  zIndex: 1,
  marginInlineStart: 12,
  color: vars.color.textHint,
  pointerEvents: 'none',
})

export const input = style({ gridArea: '1 / 1', paddingInlineStart: 38 })

const line = (angle: string) =>
  `linear-gradient(${angle}, transparent 46%, currentColor 46% 54%, transparent 54%)`

/** Replaces the browser's cancel button, which is bold and blue. */
globalStyle(`${input}::-webkit-search-cancel-button`, {
  appearance: 'none',
  inlineSize: 12,
  blockSize: 12,
  marginInlineStart: 8,
  background: `${line('45deg')}, ${line('-45deg')}`,
  color: vars.color.textSecondary,
  cursor: 'pointer',
})
