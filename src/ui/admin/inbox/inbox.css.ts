import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/theme.css.ts'
import { media } from '#ui/design/tokens/media.ts'
import { fontWeight } from '#ui/design/tokens/type.ts'

const { color, fontSize, space } = vars
const line = `1px solid ${color.line}`

export const inbox = style({
  display: 'grid',
  gridTemplateColumns: '392px minmax(0, 1fr)',
  minBlockSize: 640,
  overflow: 'hidden',
  ':focus': { outline: 'none' },
  '@media': {
    [media.desktop]: { blockSize: 'calc(100dvh - 152px)' },
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  },
})

/** One mail was opened: where there is room for one column it takes the place of the list. */
export const reading = style({})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineEnd: line,
  '@media': { [media.belowDesktop]: { borderInlineEnd: 0 } },
})

export const search = style({ display: 'flex', padding: 14, borderBlockEnd: line })

export const searchInput = style({ flex: 1 })

export const rows = style({ flex: 1, minBlockSize: 0, overflowY: 'auto' })

export const row = style({
  position: 'relative',
  display: 'block',
  padding: '14px 18px 15px',
  borderBlockEnd: line,
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
  color: color.textSecondary,
  fontSize: fontSize.xs,
  lineHeight: '24px',
})

export const reader = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '12px 20px',
  borderBlockEnd: line,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

export const back = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const place = style({ color: color.textSecondary, fontSize: fontSize.sm, whiteSpace: 'nowrap' })

export const reply = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { inlineSize: '100%' } } })

export const body = style({
  padding: '32px 40px',
  overflow: 'auto',
  '@media': { [media.phone]: { padding: 20 } },
})

export const title = style({ fontSize: '1.875rem', lineHeight: 1.15, overflowWrap: 'anywhere' })

export const status = style({ marginBlockStart: space[3] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '18px 24px',
  marginBlock: '20px 26px',
  paddingBlock: 20,
  borderBlock: line,
  fontSize: fontSize.sm,
})

export const factName = style({ color: color.textSecondary })

export const factValue = style({
  marginBlockStart: 2,
  fontSize: fontSize.ui,
  fontWeight: fontWeight.semibold,
  overflowWrap: 'anywhere',
})

export const paragraph = style({
  maxInlineSize: '64ch',
  marginBlockEnd: '1em',
  fontSize: fontSize.body,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

const oneColumn = (selector: string) =>
  globalStyle(selector, { '@media': { [media.belowDesktop]: { display: 'none' } } })

oneColumn(`${inbox}:not(${reading}) > ${reader}`)
oneColumn(`${reading} > ${list}`)
