import { useEffect, useState } from 'react'
import { sourceIn } from '#domain/history/has-source.ts'
import { wordDifference } from '#domain/history/word-difference.ts'
import { linesOf } from '#domain/language/source-hash.ts'
import { fill } from '#domain/wording/template.ts'
import type { FormerText } from '#ui/actors/content/history-actors.ts'
import { useActors } from '#ui/actors/office/actors-provider.tsx'
import { Difference } from '#ui/design/data/difference/difference.tsx'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { useTimes } from '../../screen-parts/times.ts'
import { useFormLanguages } from './form-languages.ts'
import * as styles from './translations.css.ts'
import type { Translation } from './use-translations.ts'

/** The changes of the default text since a translation was made, or a note if the history no longer has that text. */
export function SourceDifference({ translation }: { translation: Translation }) {
  const { main, fallback } = translation
  const words = useTranslationWords()
  const { longDay } = useTimes()
  const text = useLanguageNames().textOf(main.tag)
  const { saved, former, isGone } = useFormer(translation)
  const before = saved ?? former?.text
  if (before === undefined)
    return (
      <span>
        {fill(words.madeBefore, { text })} {isGone && words.formerGone}
      </span>
    )
  return (
    <>
      <span>
        {former && saved === undefined
          ? fill(words.since, { day: longDay(former.until), text })
          : fill(words.withChange, { text })}
      </span>
      <div className={styles.former}>
        <Difference parts={wordDifference(linesOf(before), fallback)} lang={main.tag} dir={main.dir} />
      </div>
    </>
  )
}

/** The text that a translation was made from: that of the saved item, or else one of its history. */
const useFormer = ({ source: sought }: Translation) => {
  const { base, item: { subject, itemId } = {} } = useFormLanguages() ?? {}
  const seek = useActors().staff().history.source
  const [found, setFound] = useState<{ readonly former: FormerText | undefined }>()
  const { field, source } = sought
  const saved = sourceIn(base, sought)
  const isSaved = saved !== undefined
  useEffect(() => {
    if (isSaved || subject === undefined || itemId === undefined) return
    let isShown = true
    seek(
      { item: { subject, itemId }, field, source },
      { done: (former) => isShown && setFound({ former }), failed: () => {} },
    )
    return () => {
      isShown = false
    }
  }, [seek, isSaved, subject, itemId, field, source])
  return { saved, former: found?.former, isGone: found !== undefined && found.former === undefined }
}
