import type { Words } from './words.ts'

/** The catalogues of the forms in the language of the page. */
type FormsAreas = Pick<Words, 'language' | 'shared' | 'forms'>

const arabicForms = async (): Promise<FormsAreas> => {
  const [{ shared }, { forms }] = await Promise.all([
    import('#domain/wording/ar/shared.ts'),
    import('#domain/wording/ar/forms.ts'),
  ])
  return { language: 'ar', shared, forms }
}

const loaders: Readonly<Record<string, () => Promise<FormsAreas>>> = { ar: arabicForms }

/** Loads the catalogues that the forms need; none for English and for languages without a catalogue. */
export const loadFormsWords = async (tag: string = document.documentElement.lang): Promise<Partial<Words>> =>
  (await loaders[tag]?.()) ?? {}
