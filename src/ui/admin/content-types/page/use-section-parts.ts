import type { PictureValue } from '#domain/forms/pending-pictures.ts'
import { isRichText } from '#domain/rich-text/is-rich-text.ts'
import { plainText } from '#domain/rich-text/plain-text.ts'
import { useFieldAt } from '../../editor/form/field-at.ts'
import type { ControlledField, FormField } from '../../editor/form/form-field.ts'

interface Figure {
  readonly value: string
  readonly label: string
}

interface OfferedFile {
  readonly file: string
  readonly title: string
}

/** The parts of a section as fields of a form. A section lacks what was never written. */
export const useSectionParts = (path: string) => {
  const at = useFieldAt()
  const of = (name: string) => at(`${path}.${name}`)
  // The store has checked what is in a list of a section.
  const list = <Entry>(name: string) => {
    const field = of(name)
    return { ...field, value: Array.isArray(field.value) ? field.value : [] } as FormField<
      ReadonlyArray<Entry>
    >
  }
  return {
    text: (name: string): ControlledField<string> => {
      const field = of(name)
      const { value } = field
      if (isRichText(value)) return { ...field, value: plainText(value) }
      return { ...field, value: typeof value === 'string' ? value : '' }
    },
    picture: (name: string): ControlledField<PictureValue> => {
      const field = of(name)
      const { value } = field
      return { ...field, value: typeof value === 'string' || value instanceof File ? value : '' }
    },
    figures: list<Figure>('figures'),
    files: list<OfferedFile>('files'),
    people: list<string>('people'),
  }
}
