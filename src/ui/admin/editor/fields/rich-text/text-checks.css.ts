import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, radius, space } = vars

export const checks = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: fontSize.sm,
})

export const list = style({ display: 'grid', gap: space[1], color: color.textSecondary })

export const found = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })

export const summary = style({ inlineSize: 'fit-content', color: color.textSecondary, cursor: 'pointer' })

export const snippet = style({
  display: 'grid',
  gap: space[1],
  maxInlineSize: '36rem',
  marginBlockStart: space[2],
  padding: space[3],
  background: color.backgroundSunken,
  borderRadius: radius.md,
  overflowWrap: 'anywhere',
})

export const title = style({ color: color.link, fontSize: fontSize.body, fontWeight: fontWeight.semibold })
