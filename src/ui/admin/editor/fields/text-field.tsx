import type { ComponentProps, ReactNode } from 'react'
import type { FieldProps } from '#ui/design/form/field/field.tsx'
import { TextArea, type TextAreaProps } from '#ui/design/form/text-area/text-area.tsx'
import type { FieldOf } from '../form/form-field.ts'
import { FieldFrame } from '../translations/field-frame.tsx'
import { InLanguages, type OwnField } from '../translations/in-languages.tsx'
import { ownAttributes } from '../translations/own-attributes.ts'

export interface TextFieldProps
  extends
    FieldOf<string>,
    Pick<ComponentProps<'textarea'>, 'ref' | 'rows' | 'lang' | 'dir' | 'readOnly' | 'onPaste'>,
    Pick<TextAreaProps, 'counted' | 'countTo'>,
    Pick<FieldProps, 'hintAbove'> {
  /** Below the text. */
  children?: ReactNode
}

export function TextField({ field, optional, ...props }: TextFieldProps) {
  return (
    <InLanguages field={field} optional={optional}>
      {(own) => <TextControl {...props} {...own} />}
    </InLanguages>
  )
}

export type TextControlProps = Omit<TextFieldProps, 'field' | 'optional'> & OwnField<string>

/** The field in one language. */
export function TextControl(props: TextControlProps) {
  const {
    label,
    hint,
    hintAbove,
    rows = 4,
    children,
    field,
    optional,
    translation,
    language,
    ...area
  } = props
  const own = { field, optional, ...(translation && { translation }), ...(language && { language }) }
  return (
    <FieldFrame label={label} hint={hint} hintAbove={hintAbove} {...own}>
      <TextArea
        {...area}
        {...ownAttributes(own)}
        rows={rows}
        grows
        onChange={(event) => field.change(event.target.value)}
      />
      {children}
    </FieldFrame>
  )
}
