import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { palette } from '../../style/tokens/palette.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const { navy, white, buff } = vars.palette

export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: `color-mix(in srgb, ${navy[950]} 96%, transparent)`,
  boxShadow: 'none',
  color: white,
  fontSize: vars.fontSize.sm,
  vars: { [vars.color.focus]: buff[300] },
})

// Not a custom property, which would restyle the whole page.
globalStyle(`html:has(${preview}[data-state=open])`, { background: palette.navy[950] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: 12,
  paddingInline: 20,
})

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
  letterSpacing: 0,
})

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  marginBlock: '4px 12px',
  marginInline: 'clamp(16px, 3vw, 40px)',
  overflow: 'hidden',
  touchAction: 'none',
  selectors: {
    '&[data-zoomed=true]': { cursor: 'grab' },
    '&[data-zoomed=true]:active': { cursor: 'grabbing' },
  },
})

/** For logos, which may be as navy as the background. */
export const onWhite = style({ background: white, borderRadius: vars.radius.md })

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  userSelect: 'none',
  pointerEvents: 'none',
})

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'center',
  marginBlock: '8px 24px',
  padding: 4,
  background: navy[900],
  border: `1px solid ${navy[700]}`,
  borderRadius: 6,
})

export const scale = style({ minInlineSize: 64, textAlign: 'center', fontVariantNumeric: 'tabular-nums' })

export const reset = style({
  minBlockSize: hitArea,
  paddingInline: 16,
  borderInlineStart: `1px solid ${navy[700]}`,
  fontWeight: fontWeight.semibold,
})
