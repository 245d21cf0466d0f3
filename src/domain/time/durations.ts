/** In milliseconds. */
export const second = 1_000
export const minute = 60 * second
export const day = 24 * 60 * minute
