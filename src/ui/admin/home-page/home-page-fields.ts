import type { HomePageForm } from '#ui/actors/home-page-form.ts'
import type { FieldsOf } from '../editor/form-field.ts'

export interface HomePageFieldsProps {
  field: FieldsOf<HomePageForm>
}
