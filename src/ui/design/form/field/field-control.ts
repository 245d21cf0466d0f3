import { createContext, use } from 'react'

interface FieldParts {
  controlId: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
}

/** The parts that a Field passes to the control inside it; `null` outside a field. */
export const FieldContext = createContext<FieldParts | null>(null)

/** Whether AnnouncedFields announces the errors of the fields inside it. */
export const AnnouncedContext = createContext(false)

const described = ({ describedBy, invalid }: FieldParts) => ({
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})

/** Attributes that connect a control to the label, hint and error of its field. */
export function useFieldControl() {
  const field = use(FieldContext)
  return field && { id: field.controlId, ...described(field) }
}

/** Attributes that connect a group of controls to its field: `<label for>` cannot refer to a group. */
export function useFieldGroup() {
  const field = use(FieldContext)
  return field && { id: field.controlId, 'aria-labelledby': field.labelId, ...described(field) }
}
