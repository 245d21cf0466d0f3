import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const { color, fontSize, layout } = vars

/** On a phone it reaches from edge to edge. */
export const box = style({
  gridColumn: '7 / -1',
  minInlineSize: 0,
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: color.backgroundSunken,
  '@media': {
    [media.belowDesktop]: { gridColumn: '1 / -1' },
    [media.phone]: { marginInline: `calc(${layout.gutter} * -1)`, paddingInline: layout.gutter },
    print: { display: 'none' },
  },
})

export const title = style({ marginBlockEnd: 26, fontSize: fontSize.h3 })
