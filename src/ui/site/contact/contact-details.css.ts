import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'
import { tapTarget } from '../layout/tap-target.ts'

const { color } = vars

export const ways = style({
  borderBlockStart: `1px solid ${color.text}`,
  // On paper only a row stays whole.
  '@media': { print: { breakInside: 'auto' } },
})

export const way = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 110px) minmax(0, 1fr)',
  columnGap: 16,
  alignItems: 'baseline',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '@media': { print: { breakInside: 'avoid' } },
})

export const name = style({ color: color.textSecondary })

export const means = style({
  display: 'grid',
  minInlineSize: 0,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  // A link as tall as a finger makes its row no taller than the others.
  '@media': { [media.phone]: { selectors: { '&:has(> a:only-child)': { marginBlock: -8 } } } },
})

export const link = style({
  justifySelf: 'start',
  '@media': tapTarget,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})

export const address = style({ fontStyle: 'normal', whiteSpace: 'pre-line' })

export const map = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: hitArea,
  marginBlockEnd: -10,
  fontSize: vars.fontSize.ui,
  '@media': { print: { display: 'none' } },
})
