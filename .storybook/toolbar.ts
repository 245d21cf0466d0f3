import { knownLanguages, languageOf } from '#domain/language/language.ts'
import { dataSetNames } from '#ui/sample/data-sets.ts'
import { networkNames } from '#ui/sample/network.ts'
import { pseudoLanguage } from '#ui/sample/words.ts'
import { storyRole, switchedRoles } from '#ui/sample/switches.ts'

const choice = <Icon extends string>(description: string, icon: Icon, items: ReadonlyArray<string>) => ({
  description,
  toolbar: { icon, items: [...items], dynamicTitle: true },
})

/** The toolbar's switches; the first choice of each is the default. */
export const choices = {
  role: choice('Who is signed in', 'user', switchedRoles),
  network: choice('The network', 'rss', networkNames),
  data: choice('Sample data', 'database', dataSetNames),
  theme: choice('Theme', 'contrast', ['light', 'dark', 'system']),
  language: choice('Language of the page', 'globe', [
    ...knownLanguages.map(({ tag }) => tag),
    pseudoLanguage,
  ]),
  direction: choice('Text direction', 'transfer', ['of the language', 'ltr', 'rtl']),
  motion: choice('Motion', 'play', ['as the device has it', 'reduced']),
}

export const firstChoices = {
  role: storyRole,
  network: 'fast',
  data: 'few',
  theme: 'light',
  language: 'en',
  direction: 'of the language',
  motion: 'as the device has it',
}

/** The direction of a story: that of its language unless another is chosen. */
export const directionOf = ({ language, direction }: Readonly<Record<string, string>>) =>
  direction === 'ltr' || direction === 'rtl' ? direction : (languageOf(language ?? '')?.dir ?? 'ltr')
