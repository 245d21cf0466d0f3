import type { Screen } from '#domain/access/screens.ts'

/** A screen's address below /admin. */
export const screenAddress = (screen: Screen, id = ''): string =>
  `/${screen.replace('{id}', encodeURIComponent(id))}`

/** A screen's route pattern. */
export const patternOf = (screen: Screen): string => `/${screen.replace('{id}', '$id')}`
