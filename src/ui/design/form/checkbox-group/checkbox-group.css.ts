import { style } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

const { color, fontSize, space } = vars

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` })

export const none = style({ color: color.textHint, fontSize: fontSize.xs })
