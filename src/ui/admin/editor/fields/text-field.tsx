import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '#ui/design/form/field/field.tsx'
import { TextArea, type TextAreaProps } from '#ui/design/form/text-area/text-area.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { OtherVersion } from '../other-version.tsx'

export interface TextFieldProps
  extends
    FieldOf<string>,
    Pick<ComponentProps<'textarea'>, 'ref' | 'rows' | 'lang' | 'dir' | 'onPaste'>,
    Pick<TextAreaProps, 'counted' | 'countTo'>,
    Pick<FieldProps, 'hintAbove'> {
  /** Below the text. */
  children?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const { label, field, hint, hintAbove, optional, rows = 4, children, ...area } = props
  return (
    <Field label={label} error={field.error} hint={hint} hintAbove={hintAbove} optional={optional === true}>
      <TextArea
        {...area}
        name={field.name}
        value={field.value}
        rows={rows}
        grows
        required={!optional}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.leave}
      />
      {children}
      <OtherVersion other={field.other} label={label} />
    </Field>
  )
}
