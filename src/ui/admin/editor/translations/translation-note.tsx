import { fill } from '#domain/wording/template.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { Tag } from '#ui/design/data/tag/tag.tsx'
import { useFieldControl } from '#ui/design/form/field/field-control.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useTranslationWords } from '#ui/words/content/use-translation-words.ts'
import { onDemand } from '../../screen-parts/on-demand.tsx'
import * as styles from './translations.css.ts'
import type { Translation } from './use-translations.ts'

/** In a chunk of its own, since few texts are out of date. */
const SourceDifference = onDemand(async () => (await import('./source-difference.tsx')).SourceDifference)

/** The state of a translation in words, and what can be done about it. Nothing for a complete one. */
export function TranslationNote({ translation }: { translation: Translation }) {
  const { language, main, state, takeDefault, confirm } = translation
  const words = useTranslationWords()
  const { nameOf, textOf } = useLanguageNames()
  const text = textOf(main.tag)
  const control = useFieldControl()
  /** Moves the focus to the field, since the pressed button goes. */
  const settle = (change: () => void) => () => {
    change()
    document.getElementById(control?.id ?? '')?.focus()
  }
  switch (state) {
    case 'missing':
      return (
        <div className={styles.note}>
          <Tag>{words.missing}</Tag>
          <span>{fill(words.readersSee, { language: nameOf(language.tag), text })}</span>
          <Button size="sm" variant="ghost" onClick={settle(takeDefault)}>
            {fill(words.takeDefault, { text })}
          </Button>
        </div>
      )
    case 'outdated':
      return (
        <div className={styles.outdated}>
          <Tag tone="outline">{words.outdated}</Tag>
          <SourceDifference key={translation.source.source} translation={translation} />
          <Button size="sm" variant="quiet" onClick={settle(() => confirm(true))}>
            {words.stillRight}
          </Button>
        </div>
      )
    case 'confirmed':
      return (
        <div className={styles.note}>
          <span className={styles.confirmed}>{words.confirmed}</span>
          <Button size="sm" variant="ghost" onClick={settle(() => confirm(false))}>
            {words.undo}
          </Button>
        </div>
      )
    default:
      return null
  }
}
