import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.color.backgroundSunken,
  fontSize: vars.fontSize.ui,
  lineHeight: vars.lineHeight.ui,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
})

export const main = style({
  minInlineSize: 0,
  paddingBlock: '28px 48px',
  paddingInline: 'clamp(20px, 2.8vw, 40px)',
  ':focus': { outline: 'none' },
})
