import { style, styleVariants } from '@vanilla-extract/css'
import { firstLines } from '#ui/design/style/own-direction.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast, fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars

/** Places the checkbox beside the link. */
export const item = style({
  display: 'grid',
  borderBlockEnd: `1px solid ${color.line}`,
  ':hover': { background: color.surfaceRaised },
  '@media': {
    [media.desktop]: { selectors: { '&:has(> [aria-current=true])': { background: color.selected } } },
  },
})

export const selectable = style({ gridTemplateColumns: '40px minmax(0, 1fr)' })

/** Aligned with the checkbox that selects the page. */
export const select = style({ alignSelf: 'start', marginBlockStart: 16, marginInlineStart: 18 })

export const row = style({
  position: 'relative',
  display: 'block',
  paddingBlock: '14px 15px',
  paddingInline: '14px 18px',
  fontSize: fontSize.sm,
  ':focus-visible': { outlineOffset: -3 },
})

export const unread = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
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
  marginInlineStart: 'auto',
  color: color.textSecondary,
  fontSize: fontSize.xs,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

const dueText = {
  flex: 'none',
  fontSize: fontSize.xs,
  fontWeight: fontWeight.semibold,
  lineHeight: '23px',
  whiteSpace: 'nowrap',
} as const

/** The words say it; the colour only helps. */
export const due = styleVariants({
  overdue: [dueText, { color: color.danger }],
  soon: [dueText, { color: color.tag }],
  left: [dueText, { color: color.text }],
})

export const owner = style({ inlineSize: 24, blockSize: 24, fontSize: '.625rem' })

export const message = style({
  ...firstLines(2),
  marginBlockStart: 2,
  color: color.textSecondary,
  lineHeight: atLeast(1.45, vars.lineHeight.label),
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
  color: color.textSecondary,
  fontSize: fontSize.xs,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  // The tag would otherwise have the color of a selected row.
  '@media': {
    [media.desktop]: {
      selectors: { [`${row}[aria-current=true] &`]: { vars: { [color.selected]: color.surface } } },
    },
  },
})
