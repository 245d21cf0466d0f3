import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

/** The scroll margin that each section needs, so that these links do not cover it. */
export const linksHeight = 64

export const links = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginBlockEnd: 20,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.bar,
})

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  padding: 6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const link = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 36,
  paddingInline: 12,
  borderRadius: vars.radius.md,
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.medium,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.surfaceRaised, color: vars.color.text },
  '@media': { [media.phone]: { minBlockSize: hitArea } },
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: vars.color.selected, color: vars.color.text },
  },
})
