import { FallbackMark } from './fallback-mark.tsx'
import { type TranslatedItem, useFallbackOf, useFellBack } from './use-lang-of.ts'

interface TextWithinProps<Field extends string> {
  of: TranslatedItem<Field>
  field: Field
  /** Whether a note says that the text fell back, as in lists of titles. */
  marked?: boolean
}

/** A text within a sentence, a link or a heading; in an element of its own if it fell back. */
export function TextWithin<Field extends string>({ of, field, marked = false }: TextWithinProps<Field>) {
  const fallback = useFallbackOf()(of, field)
  const isMarked = useFellBack()(of, field) && marked
  if (fallback === undefined) return of[field]
  return (
    <>
      <bdi {...fallback}>{of[field]}</bdi>
      {isMarked && ' '}
      {isMarked && <FallbackMark />}
    </>
  )
}
