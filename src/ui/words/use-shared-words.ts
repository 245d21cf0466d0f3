import { useContext } from 'react'
import { shared, type SharedWords } from '#domain/wording/en/shared.ts'
import { TranslatedWords, type Words } from './words.ts'

export const useSharedWords = (): SharedWords => useContext(TranslatedWords).shared ?? shared

/** Returns the words outside of components, for the heads of pages. */
export const sharedWordsOf = ({ words = {} }: { readonly words?: Partial<Words> | undefined }): SharedWords =>
  words.shared ?? shared
