import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './difference.css.ts'
import { useDesignWords } from '../../words/use-design-words.ts'

interface Position {
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Characters of unchanged text that are shown next to a change. */
const contextLength = 120

/** Replaces what is far from a change by an ellipsis: the middle of an unchanged text, or its outer end. */
const shortened = (text: string, { isFirst, isLast }: Position): string => {
  const start = isFirst ? '' : text.slice(0, contextLength)
  const end = isLast ? '' : text.slice(-contextLength)
  if (text.length <= start.length + end.length + contextLength) return text
  return `${start.replace(/\s*\S*$/u, '')} … ${end.replace(/^\S*\s*/u, '')}`
}

export const differenceKinds = ['same', 'removed', 'added'] as const

interface DifferencePart {
  kind: (typeof differenceKinds)[number]
  value: string
}

interface DifferenceProps {
  /** In reading order; within a change, the removed part precedes the added one. */
  parts: readonly DifferencePart[]
  /** Renders the parts as list entries; without it they are passages of one text. */
  entry?: ((value: string) => ReactNode) | undefined
  /** The language of a text, if it is known. */
  lang?: string
  dir?: 'ltr' | 'rtl'
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const

/** Shows what was removed from and added to a text or a list, for example between two versions. */
export function Difference({ parts, entry, lang, dir }: DifferenceProps) {
  const words = useDesignWords()
  const last = parts.length - 1
  const part = ({ kind, value }: DifferencePart, at: number) => {
    const Element = elements[kind]
    const text = kind === 'same' ? shortened(value, { isFirst: at === 0, isLast: at === last }) : value
    return (
      <Element key={at} className={styles.part[kind]}>
        {kind !== 'same' && (
          <VisuallyHidden>
            {/* Isolated, so that the text has its own direction, and not that of this word. */}
            <bdi>{words[kind]}:</bdi>{' '}
          </VisuallyHidden>
        )}
        {text}
      </Element>
    )
  }
  if (!entry) {
    return (
      <p lang={lang} dir={dir ?? 'auto'} className={styles.text}>
        {parts.map(part)}
      </p>
    )
  }
  return (
    <ul className={styles.entries}>
      {parts.map(({ kind, value }, at) => {
        const Element = elements[kind]
        return (
          <li key={at}>
            <Element className={styles.entry[kind]}>
              {kind !== 'same' && <small>{words[kind]}</small>}
              <span dir="auto">{entry(value)}</span>
            </Element>
          </li>
        )
      })}
    </ul>
  )
}
