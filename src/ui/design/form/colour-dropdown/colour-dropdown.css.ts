import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../style/theme.css.ts'

/** The property with the colour of an option. */
export const colour: string = '--colour'

const swatch = {
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  border: `1px solid color-mix(in srgb, ${vars.palette.navy[900]} 20%, transparent)`,
  borderRadius: vars.radius.md,
} satisfies StyleRule

export const dropdown = style({ display: 'grid', alignItems: 'center' })

export const chosen = style([swatch, { gridArea: '1 / 1', marginInlineStart: 14, pointerEvents: 'none' }])

globalStyle(`${dropdown} > :first-child`, { gridArea: '1 / 1' })
globalStyle(`${dropdown} > :first-child:not(:only-child) select`, { paddingInlineStart: 48 })

const listed = (rules: StyleRule) => ({ '@supports': { '(appearance: base-select)': rules } })

/** With its colour and value in browsers whose lists can be styled; others show names. */
export const option = style(
  listed({
    selectors: {
      '&::before': { content: '""', ...swatch, background: `var(${colour})` },
      '&::after': {
        content: 'attr(value)',
        direction: 'ltr',
        color: vars.color.textSecondary,
        fontSize: vars.fontSize.xs,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  }),
)

globalStyle(
  `${dropdown} option`,
  listed({
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: 8,
    paddingInline: 10,
    borderRadius: vars.radius.md,
    fontSize: vars.fontSize.sm,
  }),
)
globalStyle(`${dropdown} option:checked`, listed({ background: vars.color.selected }))
globalStyle(`${dropdown} option::checkmark`, listed({ order: 1, marginInlineStart: 'auto' }))
globalStyle(`${dropdown} select`, listed({ appearance: 'base-select' as 'none' }))
globalStyle(`${dropdown} select::picker-icon`, listed({ display: 'none' }))
globalStyle(
  `${dropdown} select::picker(select)`,
  listed({
    appearance: 'base-select' as 'none',
    marginBlockStart: 6,
    padding: 6,
    background: vars.color.surface,
    color: vars.color.text,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.menu,
  }),
)
