import type { Words } from '../words.ts'

const arabicForms = async () => {
  const [{ shared }, { forms }, { designWords }] = await Promise.all([
    import('#domain/wording/ar/shared.ts'),
    import('#domain/wording/ar/site/forms.ts'),
    import('#ui/design/words/ar.ts'),
  ])
  return { language: 'ar', shared, forms, design: designWords }
}

const arabicSite = async () => {
  const [forms, { site }] = await Promise.all([arabicForms(), import('#domain/wording/ar/site/site.ts')])
  return { ...forms, site }
}

type Loaders = Readonly<Record<string, () => Promise<Partial<Words>>>>

const ofForms: Loaders = { ar: arabicForms }
const ofSite: Loaders = { ar: arabicSite }

/** Loads the catalogues of the public pages; none for English and for languages without a catalogue. */
export const loadSiteWords = async (tag: string): Promise<Partial<Words>> => (await ofSite[tag]?.()) ?? {}

/** Loads only those that the forms need. */
export const loadFormsWords = async (tag: string): Promise<Partial<Words>> => (await ofForms[tag]?.()) ?? {}
