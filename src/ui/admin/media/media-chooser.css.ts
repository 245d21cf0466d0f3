import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { image, picture } from './focal-point.css.ts'
import { frame } from './media.css.ts'

const { color, fontSize, space } = vars

/** Leaves room for the buttons below. */
const tallest = 'min(430px, 50vh)'

export const content = style({
  padding: space[5],
  '@media': { [media.phone]: { padding: space[4] } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlock: space[4],
})

export const upload = style({ marginInlineStart: 'auto' })

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  maxBlockSize: tallest,
  padding: 4,
  overflow: 'auto',
  border: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const choice = style({ cursor: 'pointer' })

export const radio = style({ position: 'absolute', opacity: 0 })

globalStyle(`${radio}:checked + ${frame}`, { outline: `3px solid ${color.focus}` })

globalStyle(`${radio}:focus-visible + ${frame}`, {
  outline: `3px solid ${color.focus}`,
  outlineOffset: 2,
})

/** Below all pictures. */
export const rest = style({ gridColumn: '1 / -1', color: color.textSecondary, fontSize: fontSize.sm })

export const focus = style({ display: 'grid', gap: space[4], marginBlockStart: space[2] })

globalStyle(`${focus} ${picture}`, { justifySelf: 'start', maxInlineSize: '100%' })
globalStyle(`${focus} ${image}`, { inlineSize: 'auto', maxInlineSize: '100%', maxBlockSize: tallest })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'end',
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
})

export const chosen = style({ marginInlineEnd: 'auto', fontSize: fontSize.sm })
