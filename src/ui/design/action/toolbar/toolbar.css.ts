import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { fontWeight } from '../../style/tokens/type.ts'

const bar = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})

export const toolbar = style([bar, { flexWrap: 'wrap', gap: 10, paddingBlock: 14 }])

export const end = style({
  marginInlineStart: 'auto',
  color: vars.color.textSecondary,
  whiteSpace: 'nowrap',
})

export const bulk = style([
  bar,
  {
    // Below the top bar of narrow windows.
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    gap: 14,
    paddingBlock: 9,
    background: vars.color.selected,
    fontWeight: fontWeight.semibold,
    '@media': { [media.belowDesktop]: { insetBlockStart: 60 }, [media.phone]: { gap: 10 } },
  },
])

globalStyle(`${bulk} > button`, { '@media': { [media.tablet]: { minBlockSize: 34 } } })
