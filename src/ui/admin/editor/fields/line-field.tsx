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

export function LineField({ label, hint, field: original, optional, noteOn, ...input }: LineFieldProps) {
  return (
    <InLanguages field={original} optional={optional}>
      {(own) => (
        <FieldFrame label={label} hint={hint} note={noteOn?.(own.field.value)} {...own}>
          <TextInput
            {...input}
            {...ownAttributes(own)}
            onChange={(event) => own.field.change(event.target.value)}
          />
        </FieldFrame>
      )}
    </InLanguages>
  )
}
