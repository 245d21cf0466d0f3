import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'
import { twoColumns } from '../layout/width.css.ts'

const { color, duration, fontSize, layout } = vars

export const ground = style({ background: color.backgroundSunken })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 32 } },
})

export const words = style({
  gridColumn: '1 / 5',
  '@media': { [media.belowDesktop]: { gridColumn: 'auto' } },
})

export const title = style({ fontSize: fontSize.h2, overflowWrap: 'anywhere' })
export const more = style({ marginBlockStart: 32 })

const line = `1px solid ${color.lineStrong}`

export const ledger = style({
  gridColumn: '5 / -1',
  display: 'grid',
  gridTemplateColumns: twoColumns,
  borderBlockStart: line,
  borderInlineStart: line,
  '@media': { [media.belowDesktop]: { gridColumn: 'auto' } },
})

/** The last cell of an odd number fills its row. */
export const place = style({
  display: 'grid',
  borderBlockEnd: line,
  borderInlineEnd: line,
  breakInside: 'avoid',
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
})

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 30,
  minInlineSize: 0,
  minBlockSize: 157,
  padding: 28,
  background: color.surface,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gap: 20, minBlockSize: 131, padding: 18 } },
})

export const link = style({
  transition: `background ${duration.base}`,
  selectors: { '&:hover, &:focus-visible': { background: color.selected } },
})

export const mark = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 42,
  objectFit: 'contain',
  objectPosition: 'left',
  // Without its picture, the name wraps and may be taller than the mark.
  overflow: 'visible',
  fontSize: fontSize.sm,
  lineHeight: vars.lineHeight.h3,
  '@media': { [media.phone]: { blockSize: 30 } },
  selectors: { [`${cell}:dir(rtl) &`]: { objectPosition: 'right' } },
})

/** Stands close above the sector. */
export const name = style({
  marginBlock: 'auto -24px',
  fontWeight: fontWeight.semibold,
  lineHeight: vars.lineHeight.h3,
  '@media': { [media.phone]: { marginBlockEnd: -14 } },
})

export const sector = style({
  ...ownDirection,
  maxInlineSize: 'calc(100% - 24px)',
  color: color.textSecondary,
  fontSize: fontSize.ui,
  '@media': {
    [media.phone]: {
      maxInlineSize: '100%',
      fontSize: fontSize.sm,
      lineHeight: atLeast(1.35, vars.lineHeight.tight),
    },
  },
})

export const arrow = style({
  position: 'absolute',
  insetBlockEnd: 31,
  insetInlineEnd: 28,
  opacity: 0,
  selectors: { [`${link}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
  '@media': { [media.phone]: { display: 'none' } },
})
