import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../style/tokens/media.ts'

export const logo = style({ inlineSize: 'auto' })

export const size = styleVariants({
  sm: { blockSize: 28 },
  md: { blockSize: 34, '@media': { [media.phone]: { blockSize: 28 } } },
  lg: { blockSize: 38 },
})
