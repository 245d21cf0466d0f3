import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { wrap } from '../../width.css.ts'

const { palette } = vars

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  background: palette.buff[300],
  color: palette.navy[900],
  '@media': { print: { display: 'none' } },
})

export const shores = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: palette.buff[400],
  fillOpacity: 0.42,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const row = style([
  wrap,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 40,
    paddingBlock: 'clamp(56px, 6.4vw, 96px)',
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
])

export const title = style({
  maxInlineSize: '14ch',
  fontSize: vars.fontSize.h1,
  letterSpacing: vars.letterSpacing.h1,
  overflowWrap: 'anywhere',
})
export const text = style({
  marginBlockStart: 16,
  maxInlineSize: '46ch',
  color: palette.navy[800],
  overflowWrap: 'anywhere',
})
export const enquire = style({ '@media': { [media.phone]: { inlineSize: '100%' } } })
