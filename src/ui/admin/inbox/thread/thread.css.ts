import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { atLeast } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars
const line = `1px solid ${color.line}`

export const thread = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: '72ch',
  marginBlockStart: space[5],
})

export const messages = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })

export const message = style({ padding: space[4], borderRadius: radius.sm, overflowWrap: 'anywhere' })

/** Messages of the visitor have a border, answers are sunken and indented, and notes of staff are dashed. */
export const direction = styleVariants({
  in: { border: line },
  out: {
    marginInlineStart: 28,
    background: color.backgroundSunken,
    '@media': { [media.phone]: { marginInlineStart: 12 } },
  },
  note: { border: line, borderStyle: 'dashed', background: color.surfaceRaised },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  fontSize: fontSize.sm,
  color: color.textSecondary,
})
export const time = style({ marginInlineStart: 'auto' })

export const text = style({
  marginBlockStart: space[2],
  lineHeight: atLeast(1.6, vars.lineHeight.text),
  whiteSpace: 'pre-line',
})

export const delivery = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlockStart: space[3],
  fontSize: fontSize.sm,
  color: color.textSecondary,
})
export const reason = style({ display: 'block' })

export const attachments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[3],
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.sm,
  color: color.textSecondary,
})

export const writing = style({ minBlockSize: '1.4em', fontSize: fontSize.sm, color: color.textSecondary })

export const form = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: line,
  borderRadius: radius.sm,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const language = style({ inlineSize: 140 })
export const hint = style({ fontSize: fontSize.sm, color: color.textSecondary })
export const footer = style({ fontSize: fontSize.sm, color: color.textSecondary })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] })
export const send = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: fontSize.sm,
})

export const picker = style({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  border: line,
  borderRadius: radius.sm,
})
export const option = style({
  display: 'block',
  inlineSize: '100%',
  padding: '8px 10px',
  textAlign: 'start',
  borderRadius: radius.sm,
  selectors: { '&[aria-selected="true"], &:hover': { background: color.surfaceRaised } },
})
