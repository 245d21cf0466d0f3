import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { palette } from '#ui/design/style/tokens/palette.ts'

const { color, fontSize, radius, space } = vars

/** Left to right in every language, as the picture is. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  direction: 'ltr',
})

export const chooses = style({ cursor: 'crosshair' })

export const image = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const point = style({
  position: 'absolute',
  inlineSize: 34,
  blockSize: 34,
  translate: '-50% -50%',
  border: `3px solid ${palette.white}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${palette.navy[900]}, inset 0 0 0 2px ${palette.navy[900]}`,
  cursor: 'grab',
  touchAction: 'none',
  ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 11,
    background: palette.navy[900],
    borderRadius: '50%',
  },
})

export const crops = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'end',
  direction: 'ltr',
})

export const crop = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 112,
  objectFit: 'cover',
  borderRadius: radius.sm,
})

export const caption = style({
  marginBlockStart: space[1],
  color: color.textSecondary,
  fontSize: fontSize.xs,
})
