import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const page = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
/** Left to right, like the code that it shows. */
export const scroller = style({ overflowX: 'auto', direction: 'ltr', padding: vars.space[1] })
export const chart = style({ maxInlineSize: 'none' })
export const table = style({ inlineSize: '100%', textAlign: 'start', borderCollapse: 'collapse' })
export const cell = style({
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
export const code = style({ fontFamily: 'monospace', fontSize: vars.fontSize.sm, overflowX: 'auto' })
export const link = style({ textDecoration: 'underline', marginInlineEnd: vars.space[3] })

export const box = styleVariants({
  state: { fill: vars.color.surface, stroke: vars.color.control },
  active: { fill: vars.color.accent, stroke: vars.color.accent },
  passed: { fill: vars.color.surface, stroke: vars.color.control, strokeDasharray: '3 3' },
  everywhere: { fill: vars.color.backgroundSunken, stroke: vars.color.line },
})
const text = style({ fontSize: vars.fontSize.sm })
const ink = [text, { fill: vars.color.text }]
const light = [text, { fill: vars.color.onAccent }]
const strong = { fontWeight: 600 }
export const name = styleVariants({
  state: [...ink, strong],
  active: [...light, strong],
  passed: [...ink, strong],
  everywhere: [...ink, strong],
})
export const exit = styleVariants({ state: ink, active: light, passed: ink, everywhere: ink })

const outline = style({ fill: 'none' })
export const arrow = styleVariants({
  resting: [outline, { stroke: vars.color.lineStrong }],
  active: [outline, { stroke: vars.color.link, strokeWidth: 2 }],
})
export const arrowHead = style({ fill: vars.color.textSecondary })
