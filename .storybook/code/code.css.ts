import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.sm })
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})
// Paths break anywhere, headings only between words.
globalStyle(`${table} th`, { overflowWrap: 'break-word' })
export const list = style({ display: 'grid', gap: vars.space[1] })
export const file = style({ color: vars.color.textSecondary })
export const link = style({ textDecoration: 'underline' })
const outcomeLook = style({ fontWeight: 600 })
export const outcome = {
  passed: style([outcomeLook, { color: vars.color.success }]),
  failed: style([outcomeLook, { color: vars.color.danger }]),
  'not run': style([outcomeLook, { color: vars.color.textSecondary }]),
}
/** Left to right, regardless of the page's direction. */
export const drawing = style({ maxInlineSize: '100%', blockSize: 'auto', direction: 'ltr' })
export const outline = style({ fill: vars.color.backgroundSunken, stroke: vars.color.line })
export const folder = style({ fill: vars.color.surface, stroke: vars.color.control })
export const label = style({ fill: vars.color.text, fontSize: vars.fontSize.sm, fontWeight: 600 })
export const count = style({ fill: vars.color.textSecondary, fontSize: vars.fontSize.xs })
export const head = style({ fill: vars.color.link })

const line = style({ fill: 'none', stroke: vars.color.link })
export const arrow = styleVariants({ inward: [line], between: [line, { strokeDasharray: '4 3' }] })
