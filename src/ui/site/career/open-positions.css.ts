import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const notice = style({ marginBlockEnd: 32 })
export const title = style({ marginBlockEnd: 'clamp(24px, 2.6vw, 36px)', fontSize: vars.fontSize.h2 })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 32px',
  marginBlockStart: 32,
  '@media': { print: { display: 'none' } },
})

export const open = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  marginBlockStart: 40,
  '@media': { print: { display: 'none' } },
})
