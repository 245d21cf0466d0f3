import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const gap = 28

/** As many columns as there is room for: below each other on a phone, and in a narrow form. */
const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 320px), 1fr))`,
} as const

/** Takes the whole row in a form of several columns. */
export const beside = style({ ...columns, gridColumn: '1 / -1', gap: `14px ${gap}px`, alignItems: 'start' })

export const language = style({ minInlineSize: 0 })

globalStyle(`${language}[data-gap=missing] :is(input, textarea):not(:focus)`, {
  borderColor: vars.palette.buff[400],
})

export const label = style({ fontWeight: fontWeight.medium, color: vars.color.textSecondary })

/** The hint in the default language keeps its own direction. */
export const control = style({ '::placeholder': { unicodeBidi: 'plaintext', textAlign: 'start' } })

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBlockStart: 6,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.45,
})

export const outdated = style([
  note,
  {
    padding: '8px 11px 11px',
    border: `1px solid ${vars.palette.buff[400]}`,
    borderRadius: vars.radius.md,
    background: vars.color.tagSurface,
  },
])

/** A row of its own. */
export const former = style({ flexBasis: '100%', color: vars.color.text })

export const confirmed = style({ color: vars.color.success, fontWeight: fontWeight.semibold })

export const head = style({
  ...columns,
  position: 'relative',
  gap: `2px ${gap}px`,
  paddingBlock: 14,
  paddingInline: gap,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 28,
  fontSize: vars.fontSize.sm,
  // Room for the button, which is over this line in a form of one column.
  selectors: { '&:first-child:has(~ button)': { paddingInlineEnd: 112 } },
})

export const quiet = style({ color: vars.color.textSecondary })

export const next = style({ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 20 })
