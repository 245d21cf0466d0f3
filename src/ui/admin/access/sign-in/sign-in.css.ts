import { style } from '@vanilla-extract/css'
import { vars } from '#ui/design/style/theme.css.ts'
import { media } from '#ui/design/style/tokens/media.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  minBlockSize: '100dvh',
  background: vars.color.background,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const picture = style({
  position: 'relative',
  background: vars.palette.navy[900],
  '@media': { [media.phone]: { display: 'none' } },
})

export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '72% 50%',
})

export const logo = style({
  position: 'absolute',
  insetBlockStart: 40,
  insetInlineStart: 44,
  color: vars.palette.white,
})

export const side = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: 40,
  '@media': { [media.phone]: { padding: vars.space[5] } },
})

export const column = style({ inlineSize: 'min(100%, 372px)', display: 'grid', gap: 20 })

export const title = style({ fontSize: '2.75rem' })

export const lead = style({ marginBlockStart: 8, color: vars.color.textSecondary })

export const hint = style({ color: vars.color.textHint, fontSize: vars.fontSize.sm })

export const offer = style({ display: 'grid', gap: 20 })

export const person = style({ textAlign: 'start', overflowWrap: 'anywhere' })

export const role = style({ display: 'block', color: vars.color.textSecondary, fontSize: vars.fontSize.sm })

export const form = style({ display: 'grid', gap: 20 })

export const other = style({
  display: 'flex',
  alignItems: 'center',
  marginBlockStart: vars.space[4],
  color: vars.color.textSecondary,
  fontSize: vars.fontSize.sm,
})

export const languages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
