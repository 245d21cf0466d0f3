import { style } from '@vanilla-extract/css'

/** As high as an empty answer form, so that the note below it does not move away from a pointer. */
export const pending = style({ display: 'grid', placeItems: 'center', minBlockSize: '35rem' })
