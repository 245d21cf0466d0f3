import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { fontWeight } from '../../style/tokens/type.ts'

/** Pixels beside a card’s title, for what is aligned with it. */
export const inset = 22

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  minInlineSize: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlockStart: 18,
  paddingInline: inset,
  fontSize: vars.fontSize.sm,
  selectors: { '&:last-child': { paddingBlockEnd: 18 } },
})

export const title = style({
  fontFamily: vars.font.text,
  fontWeight: fontWeight.semibold,
  fontSize: vars.fontSize.control,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: 0,
})
