import { globalLayer } from '@vanilla-extract/css'

/** Lowest first. Component styles are in no layer, so they override both regardless of load order. */
export const reset = globalLayer('reset')
export const sprinkled = globalLayer('sprinkles')
