import { inject } from 'vitest'
import { startOnCopy } from './start-on-copy.ts'

/** Starts a product with the demonstration content and one person of each role; empty if DEMO_CONTENT is 0. */
export const startProduct = (variables: Readonly<Record<string, string>> = {}) =>
  startOnCopy(variables['DEMO_CONTENT'] === '0' ? undefined : inject('filledFolder'), variables)
