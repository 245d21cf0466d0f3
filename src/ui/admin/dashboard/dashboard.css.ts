import { style } from '@vanilla-extract/css'
import { firstLines, ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius } = vars
const line = `1px solid ${color.line}`

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  isolation: 'isolate',
  marginBlockEnd: 20,
  overflow: 'hidden',
})

/** Its label, value and note share their rows with its neighbours, so that values stay in line. */
export const figure = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignItems: 'end',
  gap: 8,
  padding: '20px 22px',
  // The lines at the end of a row and below the last one are cut off; a gap in the last row keeps the line above it.
  borderInlineEnd: line,
  borderBlockEnd: line,
  marginInlineEnd: -1,
  marginBlockEnd: -1,
  // Below its neighbours, whose lines its background would hide.
  ':hover': { position: 'relative', zIndex: -1, background: color.surfaceRaised },
})

export const figureLabel = style({ fontSize: fontSize.sm, fontWeight: fontWeight.semibold })

export const figureValue = style({
  fontFamily: vars.font.figures,
  fontSize: '2.5rem',
  lineHeight: 1,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'lining-nums',
})

export const figureNote = style({ alignSelf: 'start', color: color.textSecondary, fontSize: fontSize.xs })

export const chart = style({ padding: '6px 22px 20px' })

export const bars = style({ padding: '10px 22px 16px' })

export const stack = style({ display: 'grid', alignContent: 'start', gap: 20 })

export const whole = style({ gridColumn: '1 / -1' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const newest = style({ padding: '8px 10px 10px' })

export const nothing = style({ padding: 12, color: color.textSecondary, fontSize: fontSize.sm })

export const enquiry = style({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  padding: '11px 12px',
  borderRadius: radius.md,
  fontSize: fontSize.sm,
  ':hover': { background: color.surfaceRaised },
})

export const words = style({ minInlineSize: 0 })

const oneLine = style({
  ...ownDirection,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const sender = style([oneLine, { fontWeight: fontWeight.semibold }])

export const message = style([oneLine, { color: color.textSecondary }])

export const change = style({ ...firstLines(1), color: color.textSecondary })

export const counts = style({ marginBlockStart: 10 })

export const count = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: '12px 22px',
  fontSize: fontSize.sm,
  selectors: { '& + &': { borderBlockStart: line } },
})

export const countValue = style({ fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums' })

export const scheduled = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: '9px 12px',
  fontSize: fontSize.sm,
})

export const scheduledTitle = style({ flex: '1 1 200px', fontWeight: fontWeight.semibold })

export const about = style({ padding: '8px 22px', color: color.textSecondary, fontSize: fontSize.sm })

export const searches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  columnGap: vars.space[5],
  padding: '0 22px 14px',
})

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: vars.space[3],
  padding: '10px 0',
  borderBlockStart: line,
  fontSize: fontSize.sm,
})

export const searched = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })

export const searchDays = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  color: color.textSecondary,
  fontSize: fontSize.xs,
})
