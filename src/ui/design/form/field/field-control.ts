import { createContext, use } from 'react'

interface FieldParts {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

/** What a field tells the control inside it; a control outside any field is on its own. */
export const FieldContext = createContext<FieldParts | null>(null)

/** Whether the form around a field announces its error. */
export const AnnouncedContext = createContext(false)

const described = ({ describedBy, invalid }: FieldParts) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})

/** Attributes that tie one control to the label, hint and error of its field. */
export function useFieldControl() {
  const field = use(FieldContext)
  return field && { id: field.controlId, ...described(field) }
}

/** The same for a group of controls, which a label cannot point at. */
export function useFieldGroup() {
  const field = use(FieldContext)
  return field && { id: field.controlId, 'aria-labelledby': field.labelId, ...described(field) }
}
