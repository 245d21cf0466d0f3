import { useContext, useMemo, type ReactNode } from 'react'
import { TranslatedWords, type Words } from './words.ts'

interface AddWordsProps {
  /** Absent for English. */
  words: Partial<Words> | undefined
  children: ReactNode
}

/** Adds catalogues that were loaded later to those of the page. */
export function AddWords({ words, children }: AddWordsProps) {
  const others = useContext(TranslatedWords)
  // The same object, so that typing does not render every reader again.
  const value = useMemo(() => ({ ...others, ...words }), [others, words])
  return <TranslatedWords value={value}>{children}</TranslatedWords>
}
