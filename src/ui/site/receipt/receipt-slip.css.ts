import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars

export const slip = style({ justifySelf: 'stretch' })
export const rows = style({ borderBlock: `1px solid ${color.line}` })
export const row = style({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
export const label = style({ fontSize: fontSize.ui, color: color.textSecondary })

/** Both are read aloud and copied by hand. */
const copied = style({ fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '.06em' })

export const reference = style([copied, { fontSize: fontSize.h3, fontWeight: fontWeight.semibold }])
/** A break at a hyphen would look like the end of the code. */
export const code = style([copied, { fontSize: fontSize.lead, whiteSpace: 'nowrap' }])

export const hint = style({
  marginBlock: `${space[5]} ${space[6]}`,
  maxInlineSize: '54ch',
  fontSize: fontSize.sm,
  color: color.textSecondary,
})
export const way = style({ '@media': { [media.phone]: { display: 'grid' } } })
