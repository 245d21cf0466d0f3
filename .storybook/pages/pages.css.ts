import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

/** Our own text in a docs page, whose elements Storybook would style otherwise. */
export const page = style({
  color: vars.color.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
})

export const title = style({
  fontSize: vars.fontSize.h2,
  lineHeight: vars.lineHeight.h2,
  fontFamily: vars.font.display,
})
export const lead = style({
  maxInlineSize: '62ch',
  marginBlock: `${vars.space[3]} ${vars.space[5]}`,
  fontSize: vars.fontSize.lead,
  color: vars.color.textSecondary,
})
export const note = style({ color: vars.color.textSecondary, fontSize: vars.fontSize.sm })

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[7],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
})
export const heading = style({ fontSize: vars.fontSize.h3, fontFamily: vars.font.display })

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.ui })
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: fontWeight.regular,
  // The names of tokens and properties have no spaces.
  '@media': { [media.phone]: { overflowWrap: 'anywhere' } },
})
globalStyle(`${table} caption`, { textAlign: 'start' })
globalStyle(`${table} th`, { fontWeight: fontWeight.semibold })

/** Scrolls sideways on a phone, instead of the page. */
export const wide = style({ overflowX: 'auto' })

export const bullets = style({ paddingInlineStart: vars.space[5], listStyle: 'disc', maxInlineSize: '70ch' })
export const numbers = style([bullets, { listStyle: 'decimal' }])

export const link = style({ color: vars.color.link, textDecoration: 'underline' })
export const inline = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[4]}` })
export const contents = style([inline, { marginBlock: vars.space[4], fontSize: vars.fontSize.ui }])

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[5],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const example = style({ display: 'grid', gridTemplateRows: '1fr auto', margin: 0 })
const ground = style({
  display: 'grid',
  alignItems: 'center',
  // Also clips what is positioned, such as text for screen readers.
  position: 'relative',
  minBlockSize: 180,
  padding: vars.space[5],
  overflow: 'hidden',
  background: vars.color.backgroundSunken,
})
export const picture = ground
globalStyle(`${ground} > *`, { minInlineSize: 0, inlineSize: '100%' })
export const good = style([example, { borderBlockStart: `4px solid ${vars.color.success}` }])
export const bad = style([example, { borderBlockStart: `4px solid ${vars.color.danger}` }])
export const caption = style({ paddingBlock: vars.space[3], fontSize: vars.fontSize.ui })
export const goodWord = style({ color: vars.color.success, fontWeight: fontWeight.semibold })
export const badWord = style({ color: vars.color.danger, fontWeight: fontWeight.semibold })

export const frame = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.background,
})

export const swatch = style({
  display: 'inline-block',
  inlineSize: 16,
  blockSize: 16,
  marginInlineEnd: vars.space[2],
  border: `1px solid ${vars.color.control}`,
  verticalAlign: '-2px',
})

export const colorInput = style({
  inlineSize: 32,
  blockSize: 24,
  marginInlineEnd: vars.space[2],
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  background: 'none',
  verticalAlign: '-6px',
  cursor: 'pointer',
})

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space[5],
})
export const shot = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  fontSize: vars.fontSize.ui,
})
export const shotPicture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${vars.color.line}`,
})
export const phonePicture = style([shotPicture, { aspectRatio: '9 / 16' }])
export const phones = style([
  cards,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 45%), 1fr))' },
])
export const noPicture = style([note, { display: 'block' }])
export const shotName = style({ display: 'block', marginBlockStart: vars.space[2] })
