import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { inset } from '#ui/design/layout/card/card.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space, radius } = vars
const line = `1px solid ${color.line}`

export const parts = style({ marginBlockEnd: space[4] })

export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const hint = style({ color: color.textSecondary, fontSize: fontSize.sm })

/** A dash under no header would mean nothing. */
export const dash = style({ '@media': { [media.phone]: { display: 'none' } } })

export const days = style({
  display: 'flex',
  gap: space[1],
  listStyle: 'none',
  padding: 0,
  margin: 0,
  // Arabic names of days are long: two lines below a desktop, whose other columns would leave room for one day.
  '@media': { [media.belowDesktop]: { flexWrap: 'wrap', minInlineSize: '12rem' } },
})

const dayMark = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: 38,
  blockSize: 28,
  paddingInline: 2,
  border: line,
  borderRadius: radius.sm,
  fontSize: fontSize.xs,
})
const works = { color: color.text, fontWeight: fontWeight.semibold }

export const day = styleVariants({
  open: [dayMark, { ...works, background: color.selected, borderColor: 'transparent' }],
  short: [
    dayMark,
    { ...works, background: `linear-gradient(to top, ${color.selected} 50%, transparent 50%)` },
  ],
  closed: [dayMark, { color: color.textSecondary }],
})

export const nothing = style({
  padding: `0 ${inset}px ${space[4]}`,
  color: color.textSecondary,
  fontSize: fontSize.sm,
})

export const notice = style({ margin: space[4] })

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space[3],
  padding: `0 ${inset}px ${space[5]}`,
  marginBlockStart: space[5],
})

export const legend = style({
  padding: 0,
  marginBlockEnd: space[2],
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
})

export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[5],
  padding: `${space[2]} ${inset}px ${space[5]}`,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const heading = style({
  marginBlockEnd: space[2],
  fontFamily: vars.font.text,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.semibold,
  letterSpacing: 0,
})

export const lines = style({ border: line, borderRadius: radius.sm, fontSize: fontSize.sm })

export const checked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  selectors: { '& + &': { borderBlockStart: line } },
})

export const faulty = style([checked, { background: color.dangerSurface, color: color.danger }])

export const taking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[3],
  fontSize: fontSize.sm,
})

export const rows = style({ fontSize: fontSize.sm })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: inset,
  borderBlockStart: line,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const period = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  alignItems: 'start',
  gap: space[3],
  padding: `${space[3]} ${inset}px`,
})

export const wide = style({ gridColumn: '1 / -1' })

export const targets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: space[4],
  padding: `0 ${inset}px ${space[5]}`,
})

export const rule = style({ borderBlockStart: line })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: `0 ${inset}px ${space[3]}`,
})

export const digest = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[2]} ${inset}px ${space[5]}`,
})

export const weeks = style({ display: 'flex', alignItems: 'center', gap: space[2], justifySelf: 'end' })

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(480px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
})
