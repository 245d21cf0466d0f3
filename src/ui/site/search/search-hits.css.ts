import { globalStyle, style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, palette } = vars

export const head = style({
  paddingBlockEnd: 18,
  borderBlockEnd: `1px solid ${color.text}`,
  fontSize: fontSize.h3,
  lineHeight: vars.lineHeight.h3,
  overflowWrap: 'anywhere',
})

export const hit = style({ paddingBlock: 24, borderBlockEnd: `1px solid ${color.lineStrong}` })

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 10,
  color: color.textSecondary,
  fontSize: fontSize.sm,
  lineHeight: vars.lineHeight.ui,
})

export const kind = style({ color: palette.buff[700], fontWeight: fontWeight.semibold })

export const title = style({
  marginBlockStart: 4,
  fontSize: '1.5625rem',
  lineHeight: vars.lineHeight.h3,
  overflowWrap: 'anywhere',
})

export const link = style({ ':hover': { color: color.link } })

export const text = style({
  ...ownDirection,
  marginBlockStart: 8,
  maxInlineSize: '62ch',
  color: color.textSecondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

/** Says that the text above it is in the default language. */
export const note = style({ marginBlockStart: 4 })

globalStyle(`${hit} mark`, { background: palette.buff[200], color: 'inherit' })

export const pages = style({ display: 'flex', gap: 24, marginBlockStart: 32 })

export const lead = style({ color: color.textSecondary, fontSize: fontSize.lead, maxInlineSize: '28ch' })

/** The links below "Often looked for", in two columns. */
export const often = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 32,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 52,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  ':hover': { color: color.link },
})

export const hint = style({ paddingBlock: 20 })
