import { globalStyle, style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.55fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Several languages beside each other take the width of a preview, which stands below. */
export const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

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

/** One for each language. */
export const previewsBeside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 20,
})

export const preview = style({ overflow: 'hidden' })

export const previewed = style({
  marginBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

/** A text that falls back keeps its own direction, and like digits stands on the side of the page's language. */
globalStyle(`${previewed} *`, {
  unicodeBidi: 'plaintext',
  ...ownDirection,
})

export const notice = style({ marginBlockEnd: 20 })
