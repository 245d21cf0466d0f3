import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A form without a preview is as wide as its texts are long. */
export const alone = style({ maxInlineSize: 640 })

export const fields = style({
  display: 'grid',
  gap: 22,
  padding: '26px 28px 28px',
  '@media': { [media.phone]: { padding: 20 } },
})

export const previews = style({
  position: 'sticky',
  insetBlockStart: 28,
  display: 'grid',
  gap: 20,
  '@media': { [media.belowDesktop]: { position: 'static' } },
})

export const preview = style({ overflow: 'hidden' })

export const previewed = style({
  marginBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const notice = style({ marginBlockEnd: 20 })
