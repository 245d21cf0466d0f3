import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight, inArabic } from '#ui/design/style/tokens/type.ts'
import { twoColumns } from '../../width.css.ts'

const { color, fontSize } = vars

export const ground = style({ background: color.backgroundSunken })

export const title = style({ marginBlockEnd: 'clamp(28px, 4vw, 56px)', fontSize: fontSize.h2 })

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `44px ${vars.layout.columnGap}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: twoColumns },
    [media.phone]: { gap: '28px 16px' },
  },
})

/** A further group of the team. */
export const next = style({ marginBlockStart: 'clamp(40px, 5vw, 72px)' })

export const group = style({ marginBlockEnd: 24, fontSize: fontSize.h3 })

export const person = style({ minInlineSize: 0, breakInside: 'avoid', overflowWrap: 'anywhere' })

export const portrait = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 6',
  objectFit: 'cover',
  background: color.skeleton,
})

export const name = style({
  ...ownDirection,
  marginBlockStart: 16,
  fontSize: '1.375rem',
  selectors: inArabic({ marginBlockStart: 10 }),
})

export const link = style({
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: 5,
  ':hover': { color: color.link },
})

export const designation = style({
  ...ownDirection,
  marginBlockStart: 4,
  color: color.link,
  fontWeight: fontWeight.semibold,
  fontSize: fontSize.sm,
  selectors: inArabic({ marginBlockStart: 0 }),
})

export const text = style({
  ...ownDirection,
  marginBlockStart: 8,
  color: color.textSecondary,
  fontSize: fontSize.ui,
  lineHeight: vars.lineHeight.ui,
})

export const invitation = style({
  paddingBlockStart: 18,
  borderBlockStart: `1px solid ${color.text}`,
  '@media': { print: { display: 'none' } },
})

export const invitationText = style({
  marginBlockEnd: 22,
  fontFamily: vars.font.display,
  fontSize: fontSize.h3,
  letterSpacing: vars.letterSpacing.h2,
  lineHeight: vars.lineHeight.h2,
  textWrap: 'balance',
})
