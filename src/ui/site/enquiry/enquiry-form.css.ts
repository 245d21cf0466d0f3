import { style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

export const form = style({ display: 'grid', gap: 22 })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const send = style({ justifySelf: 'start' })

export const wholeRow = style({ gridColumn: '1 / -1' })
// Twice the class: it changes a component of the design system, in whatever order the files load.
export const message = style({ selectors: { '&&': { minBlockSize: 88 } } })
