import type { Failure } from '#domain/machines/failure.ts'

/** Whether the back end lacks this endpoint, so that its part of the screen is hidden. */
export const isMissing = (failure: Failure | null): boolean => failure?.reason === 'ItemNotFound'
