import { languageCookie } from '#domain/sign-in/session/language-cookie.ts'

/** Shows the back office in another language. Unsaved forms survive, as on any reload. */
export const chooseLanguage = (tag: string) => {
  document.cookie = languageCookie(tag)
  // The screen in the former language would show until the document is replaced.
  document.body.hidden = true
  // After React has noted that the form is saved, so that the browser does not ask to leave.
  setTimeout(() => location.reload())
}
