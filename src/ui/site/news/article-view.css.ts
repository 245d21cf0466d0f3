import { style } from '@vanilla-extract/css'
import { ownDirection } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast } from '#ui/design/style/tokens/type.ts'

export const title = style({
  fontSize: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem)',
  letterSpacing: atLeast('-.026em', vars.letterSpacing.h1),
  lineHeight: atLeast(1.03, vars.lineHeight.h1),
  overflowWrap: 'anywhere',
})

export const day = style({
  ...ownDirection,
  display: 'block',
  marginBlockStart: 16,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.ui,
})

/** Other articles below this one. */
export const others = style({ marginBlockStart: 48, '@media': { print: { display: 'none' } } })

export const othersTitle = style({ marginBlockEnd: 20, fontSize: vars.fontSize.h3 })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 24,
})

/** The articles before and after. */
export const neighbours = style([others, columns])

export const other = style({
  display: 'block',
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.link },
})

export const label = style({ display: 'block', color: vars.color.textSecondary, fontSize: vars.fontSize.sm })

export const gone = style({ marginBlockEnd: 24 })

export const image = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  marginBlock: 36,
  background: vars.color.skeleton,
})

export const body = style({
  fontFamily: vars.font.display,
  fontSize: '1.3125rem',
  lineHeight: vars.lineHeight.article,
  '@media': { [media.phone]: { fontSize: '1.1875rem' } },
})

export const paragraph = style([
  body,
  {
    maxInlineSize: '62ch',
    marginBlockEnd: '1.1em',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
])
