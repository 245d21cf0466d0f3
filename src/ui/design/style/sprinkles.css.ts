import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { sprinkled } from './layers.css.ts'
import { vars } from './theme.css.ts'
import { media } from './tokens/media.ts'
import { fontWeight } from './tokens/type.ts'

const space = { 0: '0', ...vars.space }

const responsive = defineProperties({
  '@layer': sprinkled,
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  responsiveArray: ['phone', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
    fontSize: vars.fontSize,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
})

const {
  background,
  backgroundSunken,
  surface,
  surfaceRaised,
  accent,
  selected,
  dangerSurface,
  successSurface,
} = vars.color
const { text, textSecondary, textHint, onAccent, link, danger, success } = vars.color

const constant = defineProperties({
  '@layer': sprinkled,
  properties: {
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexWrap: ['wrap'],
    fontFamily: vars.font,
    fontWeight,
    color: { text, textSecondary, textHint, onAccent, link, danger, success },
    background: {
      background,
      backgroundSunken,
      surface,
      surfaceRaised,
      accent,
      selected,
      dangerSurface,
      successSurface,
    },
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
  },
})

/** The closed set of common styles: `style([sprinkles({ … }), { exception }])`. */
export const sprinkles = createSprinkles(responsive, constant)
