import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

export const rows = style({ paddingBlock: 6, paddingInline: 18 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px 84px minmax(0, 1fr)',
  gap: 18,
  alignItems: 'center',
  paddingBlock: 14,
})

const block = style({ background: vars.color.skeleton, borderRadius: vars.radius.sm })

export const check = style([block, { blockSize: 18 }])
export const picture = style([block, { blockSize: 56 }])
export const lines = style({ display: 'grid', gap: 10 })
export const title = style([
  block,
  {
    blockSize: 14,
    inlineSize: '62%',
    selectors: {
      [`${row}:nth-child(3n + 2) &`]: { inlineSize: '48%' },
      [`${row}:nth-child(3n) &`]: { inlineSize: '71%' },
    },
  },
])
export const text = style([
  block,
  {
    blockSize: 12,
    inlineSize: '43%',
    selectors: {
      [`${row}:nth-child(3n + 2) &`]: { inlineSize: '34%' },
      [`${row}:nth-child(3n) &`]: { inlineSize: '50%' },
    },
  },
])
