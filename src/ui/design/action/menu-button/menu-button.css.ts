import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { fontWeight } from '../../style/tokens/type.ts'

export const place = style({ position: 'relative' })

export const menu = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: 2,
  inlineSize: 'min(280px, calc(100vw - 64px))',
  padding: 6,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.menu,
  background: vars.color.surface,
})

export const item = style({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: '9px 10px',
  borderRadius: vars.radius.md,
  textAlign: 'start',
  fontSize: vars.fontSize.sm,
  ':hover': { background: vars.color.selected },
})

export const label = style({ fontWeight: fontWeight.semibold })

export const danger = style({ color: vars.color.danger })

export const hint = style({ color: vars.color.textSecondary })
