import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'
import { media } from '../../style/tokens/media.ts'
import { hitArea } from '../../style/tokens/space.ts'
import { atLeast, fontWeight } from '../../style/tokens/type.ts'

const enabled = ':is(a, button:enabled)'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  border: '1px solid transparent',
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  paddingBlockEnd: vars.button.descent,
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.base} ${vars.easing.out}, color ${vars.duration.base}, border-color ${vars.duration.base}`,
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
})

const fill = (background: string, color: string, hover: string) =>
  ({ background, color, selectors: { [`&:hover:where(${enabled})`]: { background: hover } } }) as const

const { color, palette } = vars

export const variant = styleVariants({
  primary: fill(color.accent, color.onAccent, color.accentHover),
  buff: fill(palette.buff[300], palette.navy[900], palette.buff[200]),
  line: {
    ...fill('transparent', 'inherit', 'color-mix(in srgb, currentColor 7%, transparent)'),
    borderColor: 'currentColor',
  },
  quiet: { ...fill(color.surface, color.text, color.surfaceRaised), borderColor: color.lineStrong },
  ghost: fill('transparent', color.text, color.surfaceRaised),
  danger: { ...fill('transparent', color.danger, color.dangerSurface), borderColor: color.danger },
  destroy: fill(color.danger, color.onDanger, color.dangerHover),
})

export const size = styleVariants({
  md: { minBlockSize: 48, paddingInline: 22, fontSize: vars.fontSize.ui, borderRadius: vars.radius.sm },
  sm: {
    minBlockSize: 38,
    paddingInline: 14,
    fontSize: vars.fontSize.sm,
    borderRadius: vars.radius.md,
    '@media': { [media.phone]: { minBlockSize: hitArea } },
  },
})

export const wide = style({
  inlineSize: '100%',
  paddingBlock: `8px calc(8px + ${vars.button.descent})`,
  lineHeight: atLeast(1.25, vars.lineHeight.h3),
  whiteSpace: 'normal',
})

/** Stacks both labels in one grid cell, so that the wider one sets the width. */
export const labels = style({ display: 'inline-grid', justifyItems: 'center' })
export const label = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 10 })
export const away = style({ visibility: 'hidden' })
