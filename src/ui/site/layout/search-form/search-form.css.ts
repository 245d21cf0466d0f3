import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})

export const field = style({ inlineSize: '100%' })

/** In the head of a page. */
export const large = style({ maxInlineSize: '46rem', marginBlockStart: 28 })
globalStyle(`${large} :is(input, button)`, { minBlockSize: 60, borderColor: 'transparent' })
globalStyle(`${large} input`, { fontSize: '1.1875rem' })
