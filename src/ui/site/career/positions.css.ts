import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'
import { twoColumns } from '../layout/width.css.ts'

const { color, fontSize } = vars

export const positions = style({ borderBlockStart: `1px solid ${color.text}` })

export const position = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.4fr) minmax(0, 3fr) minmax(0, 2.2fr) auto',
  gap: 24,
  alignItems: 'center',
  paddingBlock: 28,
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto' },
    [media.phone]: { gridTemplateColumns: twoColumns, gap: 16, alignItems: 'start' },
    print: { breakInside: 'avoid' },
  },
})

const wholeRow = { gridColumn: '1 / -1' }

export const words = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowDesktop]: wholeRow },
})

export const title = style({ fontSize: '1.5625rem' })

export const link = style({
  ':hover': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: atLeast('4px', vars.underline.offset),
  },
})

export const body = style({
  ...ownDirection,
  marginBlockStart: 6,
  maxInlineSize: '52ch',
  color: color.textSecondary,
  fontSize: fontSize.ui,
})

export const text = style([body, { whiteSpace: 'pre-line' }])

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: hitArea,
  marginBlockEnd: -8,
  color: color.link,
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: vars.underline.offset },
})

export const apply = style({
  '@media': { [media.phone]: wholeRow, print: { display: 'none' } },
})
