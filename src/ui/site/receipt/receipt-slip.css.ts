import { style } from '@vanilla-extract/css'

/** A break at a hyphen would look like the end of the code. */
export const code = style({ whiteSpace: 'nowrap' })
