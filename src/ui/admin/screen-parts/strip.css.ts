import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars

/** A link to one of the lists of a screen. */
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
  // Forced colors make transparent borders visible.
  '@media': {
    [media.forcedColors]: { selectors: { '&:not([aria-current])': { borderBlockEndColor: 'Canvas' } } },
  },
})

export const total = style({ fontVariantNumeric: 'tabular-nums' })
