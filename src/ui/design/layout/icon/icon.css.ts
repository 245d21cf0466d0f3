import { createVar, style, styleVariants } from '@vanilla-extract/css'

const side = createVar()

export const icon = style({ inlineSize: side, blockSize: side, flex: 'none' })

export const size = styleVariants(
  { xs: '14px', sm: '16px', md: '18px', lg: '20px', xl: '24px' },
  (value) => ({ vars: { [side]: value } }),
)

/** Mirrors arrows in right-to-left text. */
export const directional = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } })
