import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars
const line = `1px solid ${color.line}`

export const reader = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '12px 20px',
  borderBlockEnd: line,
  '@media': {
    [media.phone]: { flexWrap: 'wrap' },
    // Below the top bar.
    [media.belowDesktop]: { scrollMarginBlockStart: 72 },
  },
})

export const back = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const place = style({ color: color.textSecondary, fontSize: fontSize.sm, whiteSpace: 'nowrap' })

export const contact = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexWrap: 'wrap', inlineSize: '100%' } },
})

export const reply = style({ '@media': { [media.phone]: { flex: 1 } } })

/** Wide enough for a column with the facts beside what was written. */
const wide = '(min-width: 600px)'

export const body = style({
  containerType: 'inline-size',
  padding: '32px 40px',
  overflow: 'auto',
  '@media': { [media.phone]: { padding: 20 } },
})

export const title = style({
  fontSize: '1.875rem',
  lineHeight: vars.lineHeight.h3,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
})

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockStart: space[3],
})

export const statusSelect = style({ inlineSize: 150 })

export const aside = style({ marginBlockStart: space[4] })

export const asideButton = style({ marginBlockStart: space[2] })

export const columns = style({
  display: 'grid',
  gap: space[5],
  marginBlockStart: space[4],
  paddingBlockStart: space[5],
  borderBlockStart: line,
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', alignItems: 'start' },
  },
})

export const main = style({ minInlineSize: 0 })

export const side = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '14px 24px',
  paddingBlockStart: space[4],
  borderBlockStart: line,
  fontSize: fontSize.sm,
})

export const factName = style({ color: color.textSecondary })

export const factValue = style({
  marginBlockStart: 2,
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
})

export const paragraph = style({
  maxInlineSize: '64ch',
  marginBlockEnd: '1em',
  fontSize: fontSize.body,
  lineHeight: atLeast(1.65, vars.lineHeight.text),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const others = style({ marginBlockStart: space[6] })

export const othersHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockEnd: space[3],
})

export const othersTitle = style({
  fontFamily: vars.font.text,
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
  letterSpacing: 0,
})

export const other = style({ paddingBlock: space[4], borderBlockStart: line })

export const otherHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[2],
  fontSize: fontSize.sm,
})

export const note = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: '64ch',
  marginBlockStart: space[6],
  paddingBlockStart: space[5],
  borderBlockStart: line,
})

export const noteSave = style({ display: 'flex', alignItems: 'center', gap: space[3], fontSize: fontSize.sm })
