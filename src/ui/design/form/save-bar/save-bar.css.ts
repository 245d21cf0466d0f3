import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'

export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 10,
  marginBlockStart: 20,
  paddingBlock: 14,
  paddingInline: 20,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.bar,
})

export const note = style({
  marginInlineEnd: 'auto',
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { display: 'none' } },
})

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 10,
  '@media': { [media.phone]: { flex: 1, gridAutoColumns: '1fr' } },
})
