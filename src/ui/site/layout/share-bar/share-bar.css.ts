import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

/** Invisible until the boot script runs, in its place, so that nothing moves then. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockStart: 32,
  visibility: 'hidden',
  selectors: { 'html[data-shares] &': { visibility: 'visible' } },
  '@media': {
    [media.withoutScripts]: { display: 'none' },
    print: { display: 'none' },
  },
})

export const sheet = style({ selectors: { 'html:not([data-shares=sheet]) &': { display: 'none' } } })

export const notice = style({ color: vars.color.textSecondary, fontSize: vars.fontSize.sm })
