import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, palette } = vars
const line = `1px solid ${color.line}`
const phone = (rules: Record<string, unknown>) => ({ '@media': { [media.phone]: rules } })

export const board = style({ selectors: { '& + &': { marginBlockStart: 20 } } })

export const name = style({ marginInlineStart: 10, color: color.textSecondary })

export const quiet = style({ color: color.textSecondary, fontWeight: fontWeight.regular })

export const table = style({
  inlineSize: '100%',
  marginBlockStart: 8,
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.ui,
  ...phone({ display: 'block' }),
})

export const body = style(phone({ display: 'block' }))
export const head = style({ color: color.textSecondary, ...phone({ display: 'none' }) })

export const row = style({
  borderBlockStart: line,
  ...phone({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px 16px',
    paddingBlock: 14,
    paddingInline: 22,
  }),
})

const cell = style({
  paddingBlock: 11,
  paddingInline: 14,
  textAlign: 'start',
  fontWeight: fontWeight.semibold,
  ...phone({ padding: 0 }),
})
const whole = phone({ gridColumn: '1 / -1' })

export const first = style([cell, { paddingInlineStart: 22 }, whole])

export const figure = style([
  cell,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...phone({ textAlign: 'start' }),
  },
])

// Names each figure on a phone, where the head of the table is hidden.
globalStyle(`${figure}[data-label]::before`, {
  '@media': {
    [media.phone]: {
      content: 'attr(data-label) " "',
      color: color.textSecondary,
      fontWeight: fontWeight.regular,
    },
  },
})

export const share = style([cell, { inlineSize: '30%' }, whole, phone({ inlineSize: 'auto' })])

export const last = style([cell, { paddingInlineEnd: 22, whiteSpace: 'nowrap' }, whole])

export const bar = style({
  display: 'flex',
  gap: 2,
  blockSize: 10,
  minInlineSize: 60,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
})

const fill = {
  complete: palette.shoal[400],
  missing: palette.buff[400],
  // Hatched, so that colour is not alone.
  outdated: `repeating-linear-gradient(135deg, ${palette.buff[400]} 0 2px, ${color.tagSurface} 2px 5px)`,
}

export const part = styleVariants(fill, (background) => ({ flexBasis: 0, background }))

export const sample = styleVariants(fill, (background) => ({
  display: 'inline-block',
  inlineSize: 14,
  blockSize: 10,
  marginInlineEnd: 8,
  borderRadius: vars.radius.sm,
  background,
}))

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 24px',
  padding: '12px 22px 16px',
  borderBlockStart: line,
  color: color.textSecondary,
  fontSize: vars.fontSize.xs,
})
