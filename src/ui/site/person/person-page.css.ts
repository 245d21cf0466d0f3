import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'
import { wrap } from '../layout/width.css.ts'

const { color, fontSize, layout } = vars

/** The words beside the portrait. */
export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    gap: 'clamp(20px, 2.6vw, 40px) clamp(32px, 5vw, 88px)',
    alignItems: 'start',
    paddingBlock: `14px ${layout.section}`,
    '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 40 } },
  },
])

export const crumbs = style({ gridColumn: '1 / -1' })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const designation = style({
  marginBlock: '12px 32px',
  color: color.link,
  fontWeight: fontWeight.semibold,
  fontSize: fontSize.lead,
})

export const portrait = style({
  inlineSize: '100%',
  maxInlineSize: 440,
  blockSize: 'auto',
  aspectRatio: '5 / 6',
  objectFit: 'cover',
  marginBlockEnd: 16,
  background: color.skeleton,
})
