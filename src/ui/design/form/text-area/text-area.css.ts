import { style } from '@vanilla-extract/css'

export const textArea = style({ display: 'block', resize: 'vertical', minBlockSize: 104 })

export const grows = style({ fieldSizing: 'content' })
