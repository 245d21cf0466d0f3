import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars
const line = `1px solid ${color.line}`

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[3],
  borderBlockEnd: line,
})

export const list = style({ display: 'flex', flexWrap: 'wrap' })

export const link = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: space[3],
  color: color.textSecondary,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  borderBlockEnd: '2px solid transparent',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': {
      color: color.text,
      fontWeight: fontWeight.semibold,
      borderBlockEndColor: 'currentColor',
    },
  },
})

export const total = style({ fontVariantNumeric: 'tabular-nums' })

/** The first saved view stands behind a line. */
export const saved = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { [`li:not(&) + &`]: { borderInlineStart: line } },
})
