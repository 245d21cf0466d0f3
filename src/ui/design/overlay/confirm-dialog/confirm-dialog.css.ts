import { style } from '@vanilla-extract/css'

/** A wide dialog has no space of its own, as some have panels up to its edge. */
export const wide = style({ padding: 28 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 14 })
