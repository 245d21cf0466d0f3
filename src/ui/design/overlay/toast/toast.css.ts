import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const vanish = keyframes({ to: { opacity: 0 } })

export const viewport = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
})

export const toast = style({
  maxInlineSize: 'min(92vw, 520px)',
  paddingBlock: 13,
  paddingInline: 18,
  background: vars.palette.navy[900],
  color: vars.palette.white,
  border: `1px solid color-mix(in srgb, ${vars.palette.white} 12%, transparent)`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.menu,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  pointerEvents: 'auto',
  vars: { [vars.color.focus]: vars.palette.buff[300] },
  selectors: {
    '&[data-state=open]': { animation: `${drop} ${vars.duration.popupIn} ${vars.easing.out}` },
    '&[data-state=closed]': { animation: `${vanish} ${vars.duration.popupOut} ${vars.easing.in} forwards` },
  },
})

export const message = style({ display: 'flex', alignItems: 'center', gap: 12 })
export const success = style({ color: vars.palette.buff[300] })
export const failure = style({ color: vars.palette.danger[300] })
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.palette.shoal[200], fontWeight: fontWeight.regular })

export const action = style({
  flex: 'none',
  minBlockSize: hitArea,
  marginBlock: -11,
  marginInline: '4px -10px',
  paddingInline: 10,
  color: vars.palette.buff[300],
  fontWeight: fontWeight.semibold,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})
