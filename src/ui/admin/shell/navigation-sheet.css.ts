import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const away = createVar()
const slideIn = keyframes({ from: { transform: `translateX(${away})` } })
const appear = keyframes({ from: { opacity: 0 } })

export const sheet = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: 'min(75vw, 320px)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  padding: '10px 14px 24px',
  border: 0,
  background: vars.palette.navy[950],
  color: vars.palette.white,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  vars: { [away]: '-100%' },
  animation: `${slideIn} ${vars.duration.popupIn} ${vars.easing.out}`,
  '::backdrop': {
    background: `color-mix(in srgb, ${vars.palette.navy[950]} 66%, transparent)`,
    animation: `${appear} ${vars.duration.popupIn} ${vars.easing.out}`,
  },
  selectors: { '&:dir(rtl)': { vars: { [away]: '100%' } } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: 10,
  marginBlockEnd: vars.space[2],
})
