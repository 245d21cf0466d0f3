interface FooterWords {
  readonly reference: string
  readonly link: string
}

const english: FooterWords = { reference: 'Your reference', link: 'See where it stands, or add a word' }

/** By language, as answers are not in the language of the back office. */
const words: Readonly<Record<string, FooterWords>> = {
  ar: { reference: 'رقمكم المرجعي', link: 'متابعة الحالة أو إضافة كلمة' },
}

/** Below every answer, in the mail and in the form. */
export const answerFooter = (language: string, reference: string, address: string): ReadonlyArray<string> => {
  const { reference: name, link } = words[language] ?? english
  return [`${name}: ${reference}`, `${link}:`, address]
}
