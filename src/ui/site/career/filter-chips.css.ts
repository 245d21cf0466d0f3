import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { atLeast, fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'

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

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  maxInlineSize: 'min(100%, 80vw)',
  paddingBlockEnd: vars.button.descent,
  paddingInline: 16,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: atLeast(1.2, vars.lineHeight.h3),
  overflowWrap: 'anywhere',
  transition: `background ${vars.duration.fast}, color ${vars.duration.fast}`,
  ':hover': { background: color.surfaceRaised },
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: -3 },
  '@media': {
    [media.phone]: { inlineSize: 'max-content', minBlockSize: hitArea },
    // Forced colors replace all other backgrounds, so the current filter needs a system color.
    [media.forcedColors]: {
      selectors: {
        '&[aria-current=true]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  selectors: {
    '&[aria-current=true]': { background: color.accent, color: color.onAccent, borderColor: color.accent },
    // Firefox measures Arabic words a fraction too narrow, and would break the line between them.
    ...inArabic({ wordSpacing: '.1px' }),
  },
})
