import type { ReactNode } from 'react'

/** Another person's version of a field, beside the user's own. */
export interface OtherValue {
  /** `undefined` for an entry that the user has removed or never had. */
  readonly mine: unknown
  readonly theirs: unknown
  /** Whether both persons changed the field, so that the user has to choose. */
  readonly collides: boolean
  /** Whether the user has chosen. */
  readonly isDecided: boolean
  /** Whether the field is a list with the entries of both. */
  readonly holdsBoth?: true
  /** Which version the field has; `undefined` before the choice, or if something else was typed since. */
  readonly chosen: 'mine' | 'theirs' | undefined
  readonly choose: (which: 'mine' | 'theirs') => void
}

export interface ControlledField<Value> {
  /** A path for a part of another field, such as `facts.0.label`. */
  readonly name: string
  readonly value: Value
  readonly error: ReactNode
  readonly change: (value: Value) => void
  /** Call on blur; from then on the error shows. */
  readonly leave: () => void
  readonly other?: OtherValue | undefined
}

export interface FormField<Value> extends ControlledField<Value> {
  /** Whether the field contains an error, or a choice between two versions. */
  readonly needsAttention: boolean
  /** A property or an entry as a field. */
  readonly at: <Key extends keyof Value>(key: Key) => FormField<Value[Key]>
}

/** A form's fields by their names. */
export type FieldsOf<Values> = <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>

/** The props of every control. */
export interface FieldOf<Value> {
  readonly label: string
  readonly field: ControlledField<Value>
  readonly hint?: string | undefined
  /** `unsaid` is optional without saying so, for forms in which every field is optional. */
  readonly optional?: boolean | 'unsaid' | undefined
}
