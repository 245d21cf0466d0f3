/** The title of a copy by language; a language without words leaves it as it is. */
export const copyTitles: Readonly<Record<string, (title: string) => string>> = {
  en: (title) => `Copy of ${title}`,
  ar: (title) => `نسخة من ${title}`,
}
