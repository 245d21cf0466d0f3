import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'

const { space } = vars

export const form = style({ display: 'grid', gap: space[4], marginBlockStart: space[4] })

export const places = style({ display: 'flex', gap: space[3] })

export const place = style({ maxInlineSize: 240 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space[3] })
