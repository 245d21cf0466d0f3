import type { HomePageForm } from '#ui/actors/content/home-page-form.ts'
import type { FieldsOf } from '../editor/form/form-field.ts'

export interface HomePageFieldsProps {
  field: FieldsOf<HomePageForm>
}
