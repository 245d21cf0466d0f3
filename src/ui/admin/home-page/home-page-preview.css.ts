import { style } from '@vanilla-extract/css'
import { linksHeight } from '#ui/design/action/section-links/section-links.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast } from '#ui/design/style/tokens/type.ts'

const { palette, font, fontSize } = vars
const padding = '18px 22px'

/** The height of the card's title, the save bar and the gaps. */
const aroundPreview = 180

/** The site is always light. */
export const page = style({
  background: palette.white,
  color: palette.navy[900],
  overflowWrap: 'anywhere',
  fontSize: fontSize.sm,
  position: 'relative',
  '@media': {
    [media.desktop]: { maxBlockSize: `calc(100dvh - ${linksHeight + aroundPreview}px)`, overflowY: 'auto' },
  },
})

export const navy = style({ padding, background: palette.navy[950], color: palette.white })

export const logo = style({ blockSize: 32, maxInlineSize: '100%', objectFit: 'contain' })

export const name = style({ fontFamily: font.display, fontSize: fontSize.h3 })

export const words = style({ display: 'grid', gap: 18, padding: '24px 22px' })

export const statement = style({
  fontFamily: font.display,
  fontSize: fontSize.lead,
  lineHeight: atLeast(1.35, vars.lineHeight.statement),
  ':empty': { display: 'none' },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  ':empty': { display: 'none' },
})

export const value = style({
  fontFamily: font.figures,
  fontSize: fontSize.h3,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums',
})

export const quiet = style({ color: palette.ink[600], ':empty': { display: 'none' } })

export const line = style({ display: 'block' })

export const copyright = style({ marginBlockStart: 10, color: palette.shoal[300] })
