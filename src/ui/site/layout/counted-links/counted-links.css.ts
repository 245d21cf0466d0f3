import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color } = vars

/** In two columns on a phone, or in one if the letters are much larger. */
const columns = 'repeat(auto-fill, minmax(min(100%, max(7.5rem, 34%)), 1fr))'

export const list = style({
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: columns, columnGap: 24 } },
})

/** Across both columns. */
export const all = style({ gridColumn: '1 / -1' })

export const link = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: 48,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':hover': { color: color.link },
  selectors: {
    '&[aria-current]': { fontWeight: fontWeight.semibold, paddingInlineStart: 20 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 12,
      inlineSize: 4,
      background: vars.palette.buff[400],
    },
  },
})

export const count = style({
  color: color.textSecondary,
  fontSize: vars.fontSize.ui,
  fontWeight: fontWeight.regular,
})
