import type { ComponentProps } from 'react'
import { TextInput } from '#ui/design/form/text-input/text-input.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { FieldFrame } from '../translations/field-frame.tsx'
import { InLanguages } from '../translations/in-languages.tsx'
import { ownAttributes } from '../translations/own-attributes.ts'

export interface LineFieldProps
  extends
    FieldOf<string>,
    Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'lang' | 'dir'> {
  /** Says what to look at in a text; `undefined` if it is fine. */
  noteOn?: (text: string) => string | undefined
}

/** Stands for a date such as 31 November, which the browser shows but returns as empty. No rule accepts it. */
const noDate = '0000-00-00'

const typedIn = ({ type, validity, value }: HTMLInputElement) =>
  type === 'date' && validity.badInput ? noDate : value

export function LineField({ label, hint, field: original, optional, noteOn, ...input }: LineFieldProps) {
  return (
    <InLanguages field={original} optional={optional}>
      {(own) => {
        const { value, change, leave } = own.field
        // Browsers send no event while a date is incomplete.
        const sync = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
          typedIn(currentTarget) !== value && change(typedIn(currentTarget))
        return (
          <FieldFrame label={label} hint={hint} note={noteOn?.(value)} {...own}>
            <TextInput
              {...input}
              {...ownAttributes(own)}
              value={value === noDate ? '' : value}
              onChange={sync}
              onKeyUp={sync}
              onBlur={(event) => {
                sync(event)
                leave()
              }}
            />
          </FieldFrame>
        )
      }}
    </InLanguages>
  )
}
