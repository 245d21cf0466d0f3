import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { space } = vars

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const times = style({ display: 'grid', gap: space[3], minInlineSize: 0 })

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 132px), 1fr))',
  gap: space[3],
})

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.textHint,
  fontSize: vars.fontSize.xs,
})

/** Below the checkbox that shows it. */
export const back = style({ display: 'grid', gap: space[3] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })
