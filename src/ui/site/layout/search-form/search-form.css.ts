import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/design/style/tokens/media.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 8,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' }, print: { display: 'none' } },
})

export const box = style({ display: 'grid', alignItems: 'center' })

export const field = style({ gridArea: '1 / 1', inlineSize: '100%' })
globalStyle(`${field} input`, { paddingInlineEnd: 56 })
globalStyle(`${field} input::-webkit-search-cancel-button`, { display: 'none' })

/** In the field while that has a text, once the boot script runs. */
export const clear = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: 8,
  selectors: {
    'html:not([data-clears]) &': { display: 'none' },
    [`${box}:has(:placeholder-shown) &`]: { display: 'none' },
  },
})

/** In the head of a page. */
export const large = style({ maxInlineSize: '46rem', marginBlockStart: 28 })
globalStyle(`${large} :is(input, [type=submit])`, { minBlockSize: 60, borderColor: 'transparent' })
globalStyle(`${large} input`, { fontSize: '1.1875rem' })
