import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { space } = vars

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })

export const details = style({ color: vars.color.textSecondary, fontSize: vars.fontSize.sm })

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
})

export const fileName = style({ flex: '1 1 0', overflowWrap: 'anywhere' })

/** As of other dialogs. */
export const importing = style({ maxInlineSize: 640, padding: 28 })

/** Takes no row of the form while it is empty. */
export const status = style({ ':empty': { position: 'absolute' } })

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[3],
})

export const number = style({
  padding: space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize.sm,
})

export const figure = style({ display: 'block', fontSize: vars.fontSize.h3, fontWeight: 600 })

export const refused = style({ maxBlockSize: 280, overflowY: 'auto' })

export const columns = style({ overflowWrap: 'anywhere' })
