import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { space } = vars

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })

export const rowActions = style({ display: 'flex', justifyContent: 'end', gap: space[2] })

export const title = style({ fontWeight: 600 })

export const details = style({ color: vars.color.textHint, fontSize: vars.fontSize.xs })

export const note = style({
  marginBlockStart: space[3],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const scopes = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
})

export const scopeRow = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const subject = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  selectors: { 'tbody &': { fontWeight: 'inherit' }, 'thead &': { fontWeight: fontWeight.semibold } },
})

export const use = style({
  padding: `${space[2]} ${space[1]}`,
  // Leaves room for the longest subject on a phone.
  inlineSize: 'min(88px, 18vw)',
  textAlign: 'center',
  fontWeight: fontWeight.semibold,
})

/** A checkbox in line with the heading of its column. */
globalStyle(`${use} > label`, { marginInline: 'auto' })

/** As of the head of a card. */
const inset = '22px'

export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { '(min-width: 64em)': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
})

export const main = style({ display: 'grid', gap: space[5], minInlineSize: 0 })

export const picker = style({ paddingBlockEnd: space[2] })

export const pick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'space-between',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: `${space[2]} ${inset}`,
  textAlign: 'start',
  selectors: { '&[aria-pressed="true"]': { background: vars.color.selected } },
})

export const facts = style({
  padding: `${space[2]} ${inset} ${space[4]}`,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  overflowWrap: 'anywhere',
})

export const panel = style({ marginBlockStart: space[5] })

export const off = style({
  paddingInline: inset,
  paddingBlockEnd: space[4],
  color: vars.color.textSecondary,
})
