import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

/** The address bar below the open document. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  padding: vars.space[2],
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const address = style({ flex: 1 })
