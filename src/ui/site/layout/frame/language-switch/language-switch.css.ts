import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { palette } = vars

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: hitArea,
  minBlockSize: hitArea,
  fontSize: vars.fontSize.ui,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  color: palette.white,
  textUnderlineOffset: 8,
  selectors: {
    '&:hover, &[aria-current]': { textDecoration: 'underline' },
    '&[aria-current]': { textDecorationColor: palette.buff[300] },
    '&:lang(ar)': { fontSize: vars.fontSize.control },
    'li > a&': { color: palette.shoal[200] },
  },
})

/** Parted from the links of the header by a channel. */
export const others = style({
  display: 'flex',
  gap: 12,
  marginInline: '-20px -8px',
  paddingInlineStart: 20,
  borderInlineStart: `1px solid ${palette.line[500]}`,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
})

export const more = style({ position: 'relative' })

export const list = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  display: 'grid',
  paddingInline: vars.space[4],
  background: palette.navy[900],
})

export const all = styleVariants({
  menu: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderBlockEnd: `1px solid ${palette.navy[700]}`,
  },
  footer: { display: 'flex', flexWrap: 'wrap', columnGap: 18 },
})

export const place = styleVariants({
  menu: {
    display: 'grid',
    minBlockSize: 56,
    selectors: { '&:nth-child(even)': { borderInlineStart: `1px solid ${palette.navy[700]}` } },
  },
  footer: {
    display: 'flex',
    alignItems: 'center',
    gap: 18,
    selectors: {
      '& + &::before': {
        content: '""',
        inlineSize: 1,
        blockSize: 18,
        background: palette.navy[600],
      },
    },
  },
})
