/** What somebody else saved in a field that this person may have changed as well. */
export interface OtherVersion {
  /** Of an entry, nothing where this side has removed it, or never had it. */
  readonly mine: unknown
  readonly theirs: unknown
  /** Whether both changed it, so that one has to be chosen. */
  readonly collides: boolean
  /** Where one of them had to be chosen, it was. */
  readonly isDecided: boolean
  /** A list that holds the entries of both. */
  readonly holdsBoth?: true
  /** Which of the two stands in the field; nothing before the choice, or where something else was typed since. */
  readonly chosen: 'mine' | 'theirs' | undefined
  readonly choose: (which: 'mine' | 'theirs') => void
}

/** One field of a form, as its control sees it. */
export interface ControlledField<Value> {
  /** Of a part of another field it is the way there, such as `facts.0.label`. */
  readonly name: string
  readonly value: Value
  readonly error: string | undefined
  readonly change: (value: Value) => void
  /** The person went on to another field: from here on its error shows. */
  readonly leave: () => void
  readonly other?: OtherVersion | undefined
}

export interface FormField<Value> extends ControlledField<Value> {
  /** Whether something in it waits for the person: an error, or a choice between two versions. */
  readonly needsCare: boolean
  /** A part of an object, or an entry of a list, as a field of its own. */
  readonly at: <Key extends keyof Value>(key: Key) => FormField<Value[Key]>
}

/** A form's fields by their names. */
export type FieldsOf<Values> = <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>

/** What every control of a form takes beside its own. */
export interface FieldOf<Value> {
  readonly label: string
  readonly field: ControlledField<Value>
  readonly hint?: string | undefined
  /** Where a whole form is optional, its fields do not each say so. */
  readonly optional?: boolean | 'unsaid' | undefined
}
