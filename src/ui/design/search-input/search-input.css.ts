import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { media } from '../tokens/media.ts'

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
