import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { wrap } from '../layout/width.css.ts'

/** The space between header and columns. */
export const columnsStart = 'clamp(40px, 5vw, 80px)'

export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 'clamp(32px, 5vw, 88px)',
    paddingBlock: `${columnsStart} ${vars.layout.section}`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 },
      print: { display: 'block', paddingBlock: vars.space[5] },
    },
  },
])

/** First in the DOM and on a phone; otherwise in the second column, after the titles. */
export const content = style({ gridColumnEnd: -1, gridRow: 1, minInlineSize: 0 })
