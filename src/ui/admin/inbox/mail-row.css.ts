import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'
import { fontWeight } from '#ui/design/tokens/type.ts'

const { color, fontSize, space } = vars

/** A checkbox stands on the link and not in it. */
export const item = style({ position: 'relative', borderBlockEnd: `1px solid ${color.line}` })

export const select = style({ position: 'absolute', insetInlineEnd: 14, insetBlockEnd: 12 })

export const row = style({
  position: 'relative',
  display: 'block',
  padding: '14px 18px 15px',
  fontSize: fontSize.sm,
  ':hover': { background: color.surfaceRaised },
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [media.desktop]: { selectors: { '&[aria-current=true]': { background: color.selected } } } },
})

export const unread = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 7,
    insetBlockStart: 22,
    inlineSize: 7,
    blockSize: 7,
    borderRadius: '50%',
    background: color.link,
  },
})

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: 10 })

export const sender = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: fontSize.ui,
  fontWeight: fontWeight.medium,
  selectors: { [`${unread} &, ${row}[aria-current=true] &`]: { fontWeight: fontWeight.semibold } },
})

export const time = style({
  color: color.textSecondary,
  fontSize: fontSize.xs,
  lineHeight: '23px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const message = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  marginBlockStart: 2,
  color: color.textSecondary,
  lineHeight: 1.45,
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
  marginInlineEnd: space[6],
  color: color.textSecondary,
  fontSize: fontSize.xs,
  lineHeight: '24px',
})
