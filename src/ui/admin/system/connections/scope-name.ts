import type { ScopeSubject } from '#domain/connections/scope.ts'
import { useConnectionWords } from '#ui/words/office/use-connection-words.ts'
import { useOfficeWords } from '#ui/words/office/use-office-words.ts'
import { contentSections } from '../../shell/navigation/admin-sections.ts'

/** Names what a token may be let at as the navigation does. */
export const useScopeName = () => {
  const { screens } = useOfficeWords()
  const { media } = useConnectionWords()
  const others = {
    homePage: screens.HomePage,
    enquiry: screens.enquirymails,
    profile: screens.profilemails,
    settings: screens.settings,
    redirect: screens.Addresses,
    media,
  }
  return (subject: ScopeSubject): string =>
    subject in contentSections
      ? screens[contentSections[subject as keyof typeof contentSections].screens[0]]
      : others[subject as keyof typeof others]
}
