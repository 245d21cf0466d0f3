import { type ReactNode, useId } from 'react'
import type { OtherVersion as Other } from './form/form-field.ts'
import * as styles from './other-version.css.ts'

export interface OtherVersionProps {
  other: Other | undefined
  label: string
  /** How a version looks; as text unless it is given. */
  show?: ((value: unknown) => ReactNode) | undefined
}

const sides = [
  { which: 'mine', whose: 'Yours' },
  { which: 'theirs', whose: 'Theirs' },
] as const

/** Below a field that somebody else changed meanwhile: both versions, to choose from where both changed it. */
export function OtherVersion({ other, label, show = textOf }: OtherVersionProps) {
  const name = useId()
  if (other === undefined) return null
  if (other.holdsBoth)
    return (
      <p className={styles.note}>
        Somebody else changed {label.toLowerCase()} too; both changes are in here.
      </p>
    )
  if (!other.collides && (other.chosen === 'theirs' || other.mine === undefined))
    return <p className={styles.note}>Somebody else changed this; their version stands here.</p>
  return (
    <fieldset className={styles.versions}>
      <legend className={styles.legend}>
        {other.collides
          ? `You both changed ${label.toLowerCase()}`
          : `Somebody else changed ${label.toLowerCase()}`}
      </legend>
      {sides.map(({ which, whose }) => (
        <label key={which} className={styles.version}>
          <input
            type="radio"
            name={name}
            checked={other.chosen === which}
            onChange={() => other.choose(which)}
            className={styles.radio}
          />
          <span className={styles.whose}>{whose}</span>
          <span dir="auto" className={styles.value}>
            {show(other[which])}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Every text within a value, one after the other. */
function textOf(value: unknown): string {
  const texts = (part: unknown): ReadonlyArray<string> => {
    if (typeof part === 'string') return part === '' ? [] : [part]
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(texts) : []
  }
  return texts(value).join('\n') || 'Empty'
}
