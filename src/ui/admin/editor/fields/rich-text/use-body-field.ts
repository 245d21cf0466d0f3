import type { ReactNode } from 'react'
import { isRichText } from '#domain/rich-text/is-rich-text.ts'
import { fromText } from '#domain/rich-text/from-text.ts'
import { isPlain, plainText } from '#domain/rich-text/plain-text.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import type { ControlledField, FormField, OtherValue } from '../../form/form-field.ts'
import { useFieldAt } from '../../form/field-at.ts'
import type { TextValue } from './use-text-view.ts'

/** The field of a body beside that of its plain text, such as `translations.ar.body`. */
export const bodyPathOf = (textPath: string, body: string) =>
  [...textPath.split('.').slice(0, -1), body].join('.')

export interface BlockError {
  readonly index: number
  readonly message: ReactNode
}

export interface BodyField {
  readonly value: TextValue
  readonly change: (body: RichText) => void
  readonly other: OtherValue | undefined
  /** The errors of single blocks. */
  readonly errors: ReadonlyArray<BlockError>
}

const bodyFrom = (value: unknown): RichText => {
  if (isRichText(value)) return value
  return fromText(typeof value === 'string' ? value : '')
}

/**
 * A text and its formatted version as one field: the text follows, and a plain one has no body. A field that is its own
 * body has no plain text beside it.
 */
export const useBodyField = (text: ControlledField<string>, body: string): BodyField => {
  const at = useFieldAt()
  const path = bodyPathOf(text.name, body)
  const field: FormField<unknown> = at(path)
  const stored = isRichText(field.value) ? field.value : undefined
  const other = field.other ?? text.other
  const isAlone = path === text.name
  const writer = (changeText: (changed: RichText | string) => void) => (changed: RichText) => {
    if (isAlone) return changeText(changed)
    changeText(plainText(changed))
    if (!isPlain(changed)) field.change(changed)
    // Also decides between two versions. A form has no key for a body that never was.
    else if (stored !== undefined || field.other !== undefined) field.change(null)
  }
  // Clears what a translation was made from. A field that is its own body takes formatted text.
  const change = writer(text.change as (changed: RichText | string) => void)
  const keep = writer(at(text.name).change)
  return {
    value: stored ?? text.value,
    change,
    other: other && {
      ...other,
      choose: (which) => {
        // The form's own choice also brings back what mine was made from.
        if (which === 'mine') other.choose('mine')
        const write = which === 'mine' ? keep : change
        write(bodyFrom(other[which]))
      },
    },
    errors: [
      ...(field.error ? [{ index: -1, message: field.error }] : []),
      ...(stored?.blocks ?? []).flatMap((_, index) => {
        const { error } = at(`${path}.blocks.${index}`)
        return error ? [{ index, message: error }] : []
      }),
    ],
  }
}
