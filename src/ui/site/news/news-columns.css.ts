import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'
import { wrap } from '../layout/width.css.ts'

export const columns = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: 'clamp(32px, 5vw, 88px)',
    paddingBlock: `clamp(40px, 5vw, 80px) ${vars.layout.section}`,
    '@media': {
      [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 },
      print: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
])

export const matter = style({ gridColumnEnd: -1, minInlineSize: 0 })
