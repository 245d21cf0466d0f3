import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const { color } = vars

export const place = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 })

export const search = style({ inlineSize: '100%' })

export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlockStart: vars.space[2],
})

export const group = style({
  padding: '12px 12px 6px',
  fontSize: vars.fontSize.xxs,
  fontWeight: fontWeight.semibold,
  color: color.textSecondary,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: hitArea,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize.sm,
  cursor: 'pointer',
  scrollMarginBlock: 40,
  selectors: {
    '&[aria-selected=true]': { background: color.selected, boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
  },
})

export const icon = style({ flexShrink: 0, color: color.textSecondary })

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const status = style({
  paddingBlockStart: vars.space[3],
  paddingInline: vars.space[3],
  fontSize: vars.fontSize.xs,
  color: color.textSecondary,
})
