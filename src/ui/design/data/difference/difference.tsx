import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './difference.css.ts'
import { shortened } from './shortened.ts'

export const differenceKinds = ['same', 'removed', 'added'] as const

export interface DifferencePart {
  kind: (typeof differenceKinds)[number]
  value: string
}

export interface DifferenceProps {
  /** In their order; of a change the removed part comes first. */
  parts: readonly DifferencePart[]
  /** Shows each part as an entry of a list; without it the parts are stretches of one text. */
  entry?: ((value: string) => ReactNode) | undefined
}

const elements = { same: 'span', removed: 'del', added: 'ins' } as const
const labels = { removed: 'Removed', added: 'Added' } as const

/** What was taken out and what was put in, of a text or of a list. */
export function Difference({ parts, entry }: DifferenceProps) {
  const last = parts.length - 1
  const part = ({ kind, value }: DifferencePart, at: number) => {
    const Element = elements[kind]
    const text = kind === 'same' ? shortened(value, { isFirst: at === 0, isLast: at === last }) : value
    return (
      <Element key={at} className={styles.part[kind]}>
        {kind !== 'same' && <VisuallyHidden>{labels[kind]}: </VisuallyHidden>}
        {text}
      </Element>
    )
  }
  if (!entry) {
    return (
      <p dir="auto" className={styles.text}>
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
              {kind !== 'same' && <small>{labels[kind]}</small>}
              <span dir="auto">{entry(value)}</span>
            </Element>
          </li>
        )
      })}
    </ul>
  )
}
