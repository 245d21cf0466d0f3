import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({ display: 'inline-grid', justifyItems: 'start', gap: vars.space[3] })

export const mark = style({
  inlineSize: 28,
  blockSize: 28,
  border: `2.5px solid ${vars.color.track}`,
  borderBlockStartColor: vars.color.accent,
  borderRadius: '50%',
  animation: `${turn} .9s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
