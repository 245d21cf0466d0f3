import { style } from '@vanilla-extract/css'
import { inset } from '#ui/design/layout/card/card.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, palette, radius, space } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  gap: `${space[5]} ${space[4]}`,
  padding: space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] } },
})

export const tile = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
  color: color.text,
  fontSize: fontSize.sm,
})

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  marginBlockEnd: space[1],
  overflow: 'hidden',
  // A pattern of middle lightness shows light and dark drawings without a background.
  background: `repeating-conic-gradient(${palette.line[500]} 0 25%, color-mix(in srgb, ${palette.line[500]} 90%, ${palette.white}) 0 50%) 0 0 / 16px 16px`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  selectors: { [`${tile}:hover &`]: { borderColor: color.control } },
})

/** A PDF has an icon instead of a picture. */
export const fileFrame = style({
  display: 'grid',
  placeItems: 'center',
  color: color.textSecondary,
  background: color.backgroundSunken,
})

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** A logo is shown whole. */
export const long = style({ padding: space[2], objectFit: 'contain' })

export const name = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  fontWeight: fontWeight.semibold,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const facts = style({ color: color.textSecondary, fontSize: fontSize.xs })

export const unused = style({ color: color.text, fontWeight: fontWeight.semibold })

export const pixels = style({ '@media': { [media.phone]: { display: 'none' } } })

/** The whole screen takes files. */
export const dropArea = style({ minBlockSize: '60vh' })

export const over = style({ outline: `2px dashed ${color.focus}`, outlineOffset: 6 })

export const select = style({ inlineSize: 'auto' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const stack = style({ display: 'grid', gap: space[5] })

export const body = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[2]} ${inset}px ${space[5]}`,
})

export const note = style({ color: color.textSecondary, fontSize: fontSize.sm })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'end' })

export const uses = style({ fontSize: fontSize.sm })

export const place = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  ':first-child': { borderBlockStart: 0 },
})

/** Such as 'Picture'. */
export const field = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } })

export const placeLink = style({
  color: color.link,
  fontWeight: fontWeight.semibold,
  ':hover': { textDecoration: 'underline' },
})

export const refusal = style({ marginBlockEnd: space[4] })
