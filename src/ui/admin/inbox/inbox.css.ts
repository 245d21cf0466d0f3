import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { reader } from './reader/mail-reader.css.ts'

const { color, fontSize, space } = vars
const line = `1px solid ${color.line}`

export const inbox = style({
  display: 'grid',
  gridTemplateColumns: '392px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  selectors: { '&:has(> nav)': { gridTemplateRows: 'auto minmax(0, 1fr)' } },
  minBlockSize: 640,
  overflow: 'hidden',
  ':focus': { outline: 'none' },
  '@media': {
    [media.desktop]: { blockSize: 'calc(100dvh - 152px)' },
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  },
})

/** The views, above the list and the reader. */
export const strip = style({ gridColumn: '1 / -1', minInlineSize: 0 })

/** In one column the opened mail replaces the list. */
export const reading = style({})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  borderInlineEnd: line,
  '@media': { [media.belowDesktop]: { borderInlineEnd: 0 } },
})

export const head = style({ display: 'grid', gap: 10, padding: 14, borderBlockEnd: line })

export const search = style({ inlineSize: '100%' })

/** Scrolls below the search, the filters and the selection, which stay in view. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  '@media': { [media.desktop]: { overflowY: 'auto' } },
})

export const rows = style({ flex: 1 })

export const newMail = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.sm,
  selectors: { '&:has(button)': { marginBlockEnd: space[3] } },
})

const oneColumn = (selector: string) =>
  globalStyle(selector, { '@media': { [media.belowDesktop]: { display: 'none' } } })

oneColumn(`${inbox}:not(${reading}) > ${reader}`)
oneColumn(`${reading} > ${list}`)
