import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

export const press = style({
  marginBlockStart: 36,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
})

export const title = style({ marginBlockEnd: 10, fontSize: '1.375rem' })

export const ways = style({ display: 'grid', fontStyle: 'normal' })
