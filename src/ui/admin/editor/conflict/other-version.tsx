import { type ReactNode, useId } from 'react'
import { fill } from '#domain/wording/template.ts'
import { useLanguageNames } from '#ui/words/content/use-language-names.ts'
import { useEditorWords } from '#ui/words/editor/use-editor-words.ts'
import { languageOf } from '#domain/language/language.ts'
import type { OtherValue } from '../form/form-field.ts'
import * as styles from './other-version.css.ts'

export interface OtherVersionProps {
  other: OtherValue | undefined
  label: string
  /** The tag of a further language. */
  language?: string | undefined
  /** Renders a version; as text by default. */
  show?: ((value: unknown) => ReactNode) | undefined
}

const sides = ['mine', 'theirs'] as const

/** Shows both versions below a field that another person changed, and lets the user choose on a conflict. */
export function OtherVersion({ other, label, language, show }: OtherVersionProps) {
  const words = useEditorWords().versions
  const name = useId()
  const { inLanguage } = useLanguageNames()
  const field = language === undefined ? label.toLowerCase() : inLanguage(label.toLowerCase(), language)
  if (other === undefined) return null
  if (other.holdsBoth) return <p className={styles.note}>{fill(words.bothIncluded, { field })}</p>
  if (!other.collides && (other.chosen === 'theirs' || other.mine === undefined))
    return <p className={styles.note}>{words.theirsShown}</p>
  return (
    <fieldset className={styles.versions}>
      <legend className={styles.legend}>
        {other.collides ? fill(words.bothChanged, { field }) : fill(words.theyChanged, { field })}
      </legend>
      {sides.map((which) => (
        <label key={which} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={other.chosen === which}
            onChange={() => other.choose(which)}
            className={styles.radio}
          />
          <span className={styles.whose}>{words[which]}</span>
          <span
            lang={language}
            dir={(language && languageOf(language)?.dir) ?? 'auto'}
            className={styles.value}
          >
            {show ? show(other[which]) : textOf(other[which]) || words.empty}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** All texts within a value, one per line. */
function textOf(value: unknown): string {
  const texts = (part: unknown): ReadonlyArray<string> => {
    if (typeof part === 'string') return part === '' ? [] : [part]
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : []
  }
  return texts(value).join('\n')
}
