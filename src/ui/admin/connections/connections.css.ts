import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { space } = vars

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })

export const rowActions = style({ display: 'flex', justifyContent: 'end', gap: space[2] })

export const title = style({ fontWeight: 600 })

export const details = style({ color: vars.color.textHint, fontSize: vars.fontSize.xs })

export const note = style({
  marginBlockStart: space[3],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const scopes = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
})

export const scopeRow = style({ borderBlockStart: `1px solid ${vars.color.line}` })

export const subject = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
})

export const use = style({ padding: space[2], inlineSize: 88, textAlign: 'center' })
