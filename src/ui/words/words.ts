import { createContext } from 'react'
import type { FailureWords } from '#domain/wording/en/failures.ts'
import type { SharedWords } from '#domain/wording/en/shared.ts'

/** The catalogues by area. */
export interface Words {
  readonly shared: SharedWords
  readonly failures: FailureWords
}

/**
 * The catalogues of a page in another language than English. English ones are imported where they are used, so that a
 * chunk contains only its own.
 */
export const TranslatedWords = createContext<Partial<Words>>({})
