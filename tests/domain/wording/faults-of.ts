import { hasPlaceholdersOf } from '#domain/wording/has-placeholders-of.ts'
import { textsOf, type CatalogueText } from '#domain/wording/texts-of.ts'

/** Names that Arabic texts write in Latin letters. */
export const latinNames = [
  '.docx',
  'AVIF',
  'CSV UTF-8',
  'CSV',
  'F8',
  'GIF',
  'JPEG',
  'JSON',
  'MB',
  'PDF',
  'PNG',
  'QR',
  'RSS',
  'Tab',
  'WebP',
  'https',
  'Word',
  'https://',
  'Alt F10',
  'Esc',
  'tel:+973',
  '/about',
  '/our-group',
  '/policies/privacy',
  '/policies',
  'from',
  'to',
  'status',
  'Ctrl Enter',
  // What staff type into the desk, as it is read.
  '19-22 Mar 2027, Eid Al Fitr',
  '2027-12-02, National Day, UAE',
  'Bahrain',
  'KSA',
  'UAE',
  'Kuwait',
  'Qatar',
  'Others',
]

/** The one text that is specified with an exclamation mark. */
const exclaiming = 'عذراً! الصفحة التي تبحثون عنها غير موجودة.'

const withoutPlaceholders = (text: string) => text.replaceAll(/\{\w+\}/g, '')
const withoutNames = (text: string) => latinNames.reduce((rest, name) => rest.replaceAll(name, ''), text)

const faultsOfText = (translated: CatalogueText, originals: ReadonlyArray<CatalogueText>) => {
  const { text } = translated
  const plain = withoutPlaceholders(text)
  return [
    /[a-z]/i.test(withoutNames(plain)) && 'has Latin letters',
    originals.some((original) => original.text === text) && /\p{L}/u.test(plain) && 'is the English text',
    !hasPlaceholdersOf(translated, originals) && 'has other placeholders',
    /[٠-٩۰-۹]/.test(text) && 'has other digits than 0 to 9',
    text.includes('\u064B\u0627') && 'has a tanween before its alef',
    /[,;?"]|ـ/.test(withoutNames(plain)) && 'has Latin punctuation or tatweel',
    text.includes('!') && text !== exclaiming && 'has an exclamation mark',
  ]
}

/** What is wrong with the Arabic of a catalogue. */
export const faultsOf = (english: unknown, arabic: unknown): ReadonlyArray<string> => {
  const originals = textsOf(english)
  return textsOf(arabic).flatMap((translated) => {
    const { key, form } = translated
    const faults = faultsOfText(
      translated,
      originals.filter((original) => original.key === key),
    )
    return faults.flatMap((fault) => (fault ? [`${[key, form].filter(Boolean).join(' ')} ${fault}`] : []))
  })
}
