import type { Failure } from '#domain/machines/failure.ts'

/** Whether the other side has no such call: another back end may lack one, and then its part of the screen is not there. */
export const isLacking = (failure: Failure | null): boolean => failure?.reason === 'ItemNotFound'
