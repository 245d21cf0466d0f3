import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const place = style({ display: 'grid', alignItems: 'center' })

export const select = style({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: 44,
  textOverflow: 'ellipsis',
  // The placeholder is coloured like a hint.
  selectors: { '&:has(option[value=""]:checked)': { color: vars.color.textHint } },
})

export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: 14,
  pointerEvents: 'none',
})
