import { globalStyle, style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, font, fontSize, layout, palette, radius, shadow, space } = vars

/** Buff, as nothing else on the site. It stays above the header of the page, which is placed below it. */
export const bar = style({
  position: 'relative',
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[2],
  paddingInline: layout.gutter,
  background: palette.buff[300],
  color: palette.navy[900],
  fontSize: fontSize.sm,
  vars: { [color.focus]: palette.navy[900] },
  '@media': { print: { display: 'none' } },
})

// The header of a page may lie over its first picture.
globalStyle(`${bar} + *`, { position: 'relative' })

export const name = style({ fontFamily: font.display, fontSize: '1.25rem', fontWeight: fontWeight.regular })

export const notice = style({ flexBasis: '100%', fontWeight: fontWeight.semibold })

export const menu = style({
  position: 'relative',
  '@media': { [media.belowDesktop]: { flexBasis: '100%' } },
})

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: hitArea,
  paddingInline: space[3],
  borderRadius: radius.md,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  background: palette.buff[200],
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { background: palette.buff[100] },
  },
})

export const chevron = style({
  marginInlineStart: 'auto',
  selectors: { '[open] > * > &': { rotate: '180deg' } },
})

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  inlineSize: 400,
  maxInlineSize: `calc(100vw - 2 * ${layout.gutter})`,
  maxBlockSize: '70vh',
  overflow: 'auto',
  padding: space[3],
  border: `1px solid ${palette.line[300]}`,
  borderRadius: radius.lg,
  background: palette.white,
  boxShadow: shadow.menu,
  '@media': { [media.belowDesktop]: { position: 'static', inlineSize: 'auto', maxInlineSize: 'none' } },
})

export const moment = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: hitArea,
  paddingInline: space[2],
  borderRadius: radius.md,
  selectors: {
    '&:hover': { background: palette.shoal[100] },
    '&[aria-current]': { background: palette.buff[100], fontWeight: fontWeight.semibold },
  },
})

export const form = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
export const wide = style({ gridColumn: '1 / -1' })

export const change = style({
  display: 'grid',
  gap: space[1],
  padding: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${palette.line[200]}` } },
})

export const title = style({
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
  ...ownDirection,
})
export const fields = style({ '::first-letter': { textTransform: 'uppercase' } })
export const detail = style({ color: palette.ink[600], fontSize: fontSize.xs })

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginInlineStart: 'auto',
  '@media': { [media.belowDesktop]: { flexBasis: '100%', justifyContent: 'space-between' } },
})

export const leave = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: hitArea,
  paddingInline: space[4],
  borderRadius: radius.md,
  background: palette.navy[900],
  color: palette.white,
  fontWeight: fontWeight.semibold,
  selectors: { '&:hover': { background: palette.navy[700] } },
})
