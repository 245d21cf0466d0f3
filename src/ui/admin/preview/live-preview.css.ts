import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

/** From this width of the window on, the pane stands beside the form; else below it. */
export const besideForm = '(width >= 1280px)'

export const withPane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media': { [besideForm]: { gridTemplateColumns: 'minmax(0, 1fr) 584px' } },
})

export const pressed = style({ background: vars.color.selected })

/** Holds the pane. */
export const beside = style({
  minInlineSize: 0,
  scrollMarginBlockStart: 72,
  '@media': { [besideForm]: { position: 'sticky', insetBlockStart: 28 } },
})

export const form = style({ minInlineSize: 0 })
