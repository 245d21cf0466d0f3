import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'

const unavailable = { opacity: 0.45, cursor: 'not-allowed' } as const

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.md,
  transition: `background ${vars.duration.fast}, color ${vars.duration.fast}`,
  ':disabled': unavailable,
  selectors: { '&[aria-disabled=true]': unavailable },
})

/** `sm` is for dense tables; on a phone it is as large as `md`. */
export const size = styleVariants({
  sm: {
    inlineSize: 36,
    blockSize: 36,
    '@media': { [media.phone]: { inlineSize: hitArea, blockSize: hitArea } },
  },
  md: { inlineSize: hitArea, blockSize: hitArea },
})

const enabled = ':where(a, button:enabled:not([aria-disabled=true]))'

export const variant = styleVariants({
  plain: {
    color: vars.color.textSecondary,
    selectors: { [`&:hover${enabled}`]: { background: vars.color.surfaceRaised, color: vars.color.text } },
  },
  onNavy: {
    color: 'inherit',
    vars: { [vars.color.focus]: vars.palette.buff[300] },
    selectors: { [`&:hover${enabled}`]: { background: vars.palette.navy[800] } },
  },
  outlined: {
    color: vars.color.text,
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.sm,
    selectors: { [`&:hover${enabled}`]: { background: vars.color.surfaceRaised } },
    ':disabled': { opacity: 1, color: vars.color.control, background: 'transparent' },
  },
})
