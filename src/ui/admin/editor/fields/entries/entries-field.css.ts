import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const sides = { paddingInline: 22 }

export const entry = style({
  ...sides,
  paddingBlock: '18px 24px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: 2 })

export const title = style({
  whiteSpace: 'nowrap',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.semibold,
  letterSpacing: 0,
})

export const name = style({
  flex: 1,
  minInlineSize: 0,
  marginInline: vars.space[3],
  overflow: 'hidden',
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const foot = style({ ...sides, paddingBlock: 18, borderBlockStart: `1px solid ${vars.color.line}` })

/** Notes on the whole list. */
export const whole = style({ ...sides, paddingBlockEnd: vars.space[2] })

export const removed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize.sm,
})

export const error = style({
  ...sides,
  paddingBlock: 12,
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
})
