import { style } from '@vanilla-extract/css'
import { firstLines } from '../../style/own-direction.ts'
import { vars } from '../../style/theme.css.ts'
import { atLeast, fontWeight } from '../../style/tokens/type.ts'

const { color } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${color.line}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[2],
  background: color.surface,
  // Keeps the moved item clear of sticky bars.
  scrollMarginBlock: 88,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})

export const dragged = style({
  position: 'relative',
  background: color.selected,
  boxShadow: vars.shadow.dialog,
})

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: 32,
  flexShrink: 0,
  color: color.textSecondary,
  cursor: 'grab',
  // Makes a finger on the handle drag instead of scroll.
  touchAction: 'none',
  selectors: { [`${dragged} &`]: { cursor: 'grabbing' } },
})

export const fixed = style({ visibility: 'hidden' })

export const picture = style({
  inlineSize: 60,
  blockSize: 40,
  flexShrink: 0,
  // Logos are drawn for a light background.
  objectFit: 'contain',
  background: vars.palette.white,
})

export const text = style({ flex: '1 1 0', minInlineSize: 0, fontSize: vars.fontSize.sm })

export const title = style({
  ...firstLines(2),
  lineHeight: atLeast(1.35, vars.lineHeight.tight),
  fontWeight: fontWeight.semibold,
})

export const detail = style({ color: color.textSecondary })
