import { style } from '@vanilla-extract/css'
import { inset } from '#ui/design/layout/card/card.css.ts'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = style({ padding: space[2], listStyle: 'none' })

export const row = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  padding: `${space[3]} ${inset - 8}px`,
  borderRadius: radius.sm,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surfaceRaised },
    '&[aria-current]': { background: color.selected },
  },
})

export const name = style({ fontWeight: fontWeight.semibold })
export const offer = style({ color: color.textSecondary })

export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const fields = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  padding: `${space[4]} ${inset}px ${space[5]}`,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: space[5],
})

export const putIn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  color: color.textSecondary,
  fontSize: fontSize.sm,
})
