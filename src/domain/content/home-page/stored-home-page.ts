import { inLanguage, withoutLanguages } from '../../language/in-language.ts'
import { inputIn, savedTranslations } from '../../language/saved-translations.ts'
import { furtherTags, type Languages } from '../../language/language.ts'
import { openLanguages } from '../../language/open-languages.ts'
import type { Group } from '../../language/translated-fields.ts'
import { isEmpty } from '../merge/is-same.ts'
import { inputWithoutAliases, withAliases } from './aliases.ts'
import { homePageTexts, type StoredHomePage } from './home-page.ts'

/** The details as they are stored, with all translations. */
export interface StoredDetails extends Group {
  readonly version?: number
  readonly createdAt?: string
  readonly updatedAt?: string
}

/** The further languages that visitors may read, in the order of the site's languages. */
export const openTags = (
  details: Pick<StoredHomePage, 'languages'>,
  site: Languages,
): ReadonlyArray<string> => furtherTags(openLanguages(site, details))

/** Left out if none is open. */
const withOpen = ({ languages, ...details }: Group, site: Languages): Group => {
  const open = openTags({ languages: Array.isArray(languages) ? languages : [] }, site)
  return open.length === 0 ? details : { ...details, languages: open }
}

/** Later details than those of the specification: they are left out if they say nothing or are off. */
const optional: ReadonlyArray<string> = ['press', 'openApplication'] satisfies ReadonlyArray<
  keyof StoredHomePage
>

const withoutUnset = (details: Group): Group =>
  Object.fromEntries(
    Object.entries(details).filter(
      ([name, value]) => !optional.includes(name) || !(value === false || isEmpty(value)),
    ),
  )

/** The details that a save of some parts stores. */
export const savedDetails = (stored: Group, change: Group, site: Languages): Group => {
  const input = inputWithoutAliases(inputIn(homePageTexts, change, furtherTags(site)))
  const saved = withoutUnset(
    savedTranslations(homePageTexts, stored, { ...withoutLanguages(stored), ...input }),
  )
  return 'languages' in change ? withOpen(saved, site) : saved
}

/** Stored details as they are read; those of every language have the former names too. */
export const readDetails = (stored: Group, lang: string | undefined, site: Languages): StoredHomePage =>
  // Only decoded details are stored.
  withAliases(inLanguage(homePageTexts, withOpen(stored, site), lang, site), stored) as Group & StoredHomePage
