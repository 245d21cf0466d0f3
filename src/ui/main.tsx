import { createRoot } from 'react-dom/client'
import './design/style/dark-theme.css.ts'
import './design/style/global.css.ts'
import { backOffice } from './actors/office/back-office.ts'
import { AdminApp } from './admin/router/admin-app.tsx'
import { brandOf } from './admin/screen-parts/brand.ts'
import { adminRouter } from './admin/router/router.tsx'
import { chosenTheme, showTheme } from './admin/shell/user/theme.ts'
import { adminRuntime } from './admin-runtime.ts'
import { siteLanguages } from './site-languages.ts'
import { timeZone } from './time-zone.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('The document has no #root element')

showTheme(chosenTheme())
const actors = backOffice(adminRuntime, timeZone)
const router = adminRouter(() => actors.session.getSnapshot().context.entry)
createRoot(root).render(
  <AdminApp actors={actors} router={router} brand={brandOf(root)} languages={siteLanguages} />,
)
