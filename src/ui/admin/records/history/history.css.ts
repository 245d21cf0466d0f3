import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, fontSize, space } = vars

export const change = style({
  paddingBlock: 20,
  paddingInline: 22,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[3],
})

export const words = style({ flex: '1 1 200px', minInlineSize: 0 })

export const title = style({
  fontFamily: vars.font.text,
  fontSize: fontSize.control,
  fontWeight: fontWeight.semibold,
  letterSpacing: 0,
})

export const time = style({ color: color.textSecondary, fontSize: fontSize.sm })

export const version = style([time, { marginInlineStart: space[3] }])

export const fields = style({ display: 'grid', gap: space[3], fontSize: fontSize.sm })

export const field = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: `${space[1]} ${space[4]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const label = style({ color: color.textSecondary })

export const value = style({ minInlineSize: 0 })

export const nothing = style({ color: color.textSecondary, fontSize: fontSize.sm })

export const gone = style({ marginBlockEnd: space[4] })

export const bringBack = style({ marginInlineStart: space[3] })

export const restored = style({ marginBlock: space[4] })
