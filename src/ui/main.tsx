import './admin/editor/parse-pasted.ts'
import { createRoot } from 'react-dom/client'
import './design/style/dark-theme.css.ts'
import './design/style/forced-colors.css.ts'
import './design/style/global.css.ts'
import { endpoints } from '#adapters/http/endpoints.ts'
import { entryKey, readSignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import { interfaceLanguage, languageCookie } from '#domain/sign-in/session/language-cookie.ts'
import { backOffice } from './actors/office/back-office.ts'
import { AdminApp } from './admin/router/admin-app.tsx'
import { siteBrandIn } from './admin/screen-parts/site-brand.ts'
import { adminRouter } from './admin/router/admin-router.tsx'
import { chooseLanguage } from './admin/screen-parts/choose-language.ts'
import { chosenTheme, showTheme } from './admin/shell/user/theme.ts'
import { adminRuntime } from './admin-runtime.ts'
import { product } from './product.ts'
import { siteLanguages } from './site-languages.ts'
import { timeZone } from './time-zone.ts'
import { InLanguage } from './words/office/in-language.tsx'
import { loadOfficeWords } from './words/office/load-office-words.ts'
import type { Words } from './words/words.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The document has no #root element')

showTheme(chosenTheme())
const html = document.documentElement
const label = html.dataset['signIn']
const provider = label === undefined ? undefined : { label, start: `/api/${product}${endpoints.oidcStart}` }
const chosenBy = (user = readSignedInUser(sessionStorage.getItem(entryKey))) => user?.language ?? html.lang
const language = interfaceLanguage(chosenBy(), siteLanguages)
if (language.tag !== html.lang) document.cookie = languageCookie(language.tag)
html.lang = language.tag
html.dir = language.dir

const show = (words: Partial<Words>) => {
  const actors = backOffice(adminRuntime, timeZone, words)
  actors.session.subscribe(({ context: { user } }) => {
    const chosen = interfaceLanguage(chosenBy(user), siteLanguages)
    if (chosen.tag !== language.tag) chooseLanguage(chosen.tag)
  })
  const router = adminRouter(() => actors.session.getSnapshot().context.user)
  createRoot(root).render(
    <InLanguage language={language} words={words}>
      <AdminApp
        actors={actors}
        router={router}
        brand={siteBrandIn(root)}
        languages={siteLanguages}
        provider={provider}
      />
    </InLanguage>,
  )
}

// Without `await`, which would wait for ever: the chunk of the words imports this one.
void loadOfficeWords(language.tag).then(show)
