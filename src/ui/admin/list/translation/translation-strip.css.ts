import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, space } = vars

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  minBlockSize: 49,
  gap: `0 ${space[1]}`,
  paddingInline: 10,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.phone]: { gap: space[1], padding: 10 } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 48,
  paddingInline: 10,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': { color: color.text, boxShadow: `inset 0 -2px ${color.accent}` },
  },
  '@media': {
    // Pills that wrap.
    [media.phone]: {
      minBlockSize: hitArea,
      borderRadius: vars.radius.md,
      selectors: { '&[aria-current]': { background: color.selected, boxShadow: 'none' } },
    },
  },
})

export const figure = style({
  color: color.text,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
