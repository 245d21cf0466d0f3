import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const { space } = vars

export const panel = style({ marginBlockStart: space[5] })

export const approval = style({ marginBlockEnd: space[4] })

export const address = style({ overflowWrap: 'anywhere' })

export const details = style({ color: vars.color.textSecondary, fontSize: vars.fontSize.sm })

export const checked = style([details, { marginBlockStart: space[1] }])

export const note = style([details, { marginBlockStart: space[3] }])

export const actions = style({
  display: 'flex',
  justifyContent: 'end',
  gap: space[1],
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'start' } },
})

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })
