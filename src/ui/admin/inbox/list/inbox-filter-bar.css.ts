import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'
import { fontWeight } from '#ui/design/style/tokens/type.ts'

const { color, space } = vars

export const bar = style({ display: 'flex', alignItems: 'center', gap: space[1] })

export const types = style({ display: 'flex', gap: space[1] })

export const type = style({
  minBlockSize: 36,
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  color: color.textSecondary,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.semibold,
  ':hover': { background: color.surfaceRaised },
  selectors: { '&[aria-pressed=true]': { background: color.selected, color: color.text } },
  '@media': { [media.phone]: { minBlockSize: hitArea } },
})

export const opener = style({ marginInlineStart: 'auto' })

/** Shows the number of active filters, also while they are folded. */
export const inUse = style({
  gridAutoFlow: 'column',
  gap: space[1],
  inlineSize: 'auto',
  paddingInline: space[2],
  background: color.selected,
  color: color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: fontWeight.semibold,
  '::after': { content: 'attr(data-count) / ""' },
})

export const clear = style({ gridColumn: '1 / -1', justifySelf: 'start' })

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'end',
  gap: space[3],
  selectors: { '&[hidden]': { display: 'none' } },
})
