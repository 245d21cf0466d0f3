import { style } from '@vanilla-extract/css'
import { vars } from '../style/theme.css.ts'
import { media } from '../style/tokens/media.ts'
import { fontWeight } from '../style/tokens/type.ts'

export const sheet = style({ maxInlineSize: vars.layout.container, marginInline: 'auto' })

export const heading = style({ fontSize: vars.fontSize.h1, marginBlockEnd: 48 })

export const section = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlock: 40,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const title = style({ fontSize: '1.5rem' })

export const specimens = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: vars.space[4],
})

export const ramp = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })

export const swatch = style({
  display: 'flex',
  alignItems: 'end',
  minBlockSize: 72,
  padding: 10,
  fontSize: vars.fontSize.xxs,
  fontWeight: fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.sm })

export const cell = style({
  padding: 10,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: fontWeight.regular,
  verticalAlign: 'middle',
})

export const name = style([cell, { fontWeight: fontWeight.semibold, whiteSpace: 'nowrap' }])
