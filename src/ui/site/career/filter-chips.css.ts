import { style } from '@vanilla-extract/css'
import { chip as button, chosen } from '#ui/design/action/chip/chip.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const { color, layout } = vars

export const filters = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: 'clamp(28px, 4vw, 56px)',
  '@media': { print: { display: 'none' } },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '110px minmax(0, 1fr)',
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2] } },
})

export const label = style({ color: color.textSecondary, fontSize: vars.fontSize.sm })

/** On a phone a row is scrolled sideways, from edge to edge, so that the positions are not pushed off the screen. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(${layout.gutter} * -1)`,
      paddingInline: layout.gutter,
      paddingBlock: vars.space[1],
    },
  },
})

/** The design system's chip as a link. */
export const chip = style([
  button,
  {
    maxInlineSize: 'min(100%, 80vw)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current=true]': {
        background: color.accent,
        color: color.onAccent,
        borderColor: color.accent,
      },
    },
    '@media': {
      [media.phone]: { inlineSize: 'max-content' },
      [media.forcedColors]: { selectors: { '&[aria-current=true]': chosen } },
    },
  },
])
