import { countPageView } from './page-view.ts'
import { applyLateStyles } from './late-styles.ts'
import { openPopupsOnClick, sendWaiting } from './popups.ts'
import { handleForms, holdFormsOffline } from './forms.ts'
import { markScrolled } from './scrolled.ts'
import { helpMenu } from './menu.ts'
import { hydrateOnIntent } from './links.ts'
import { showCurrent } from './show-current.ts'
import { clearOnClick } from './clear-search.ts'
import { searchByKey } from './search-keys.ts'
import { shareOnClick } from './share.ts'
import { moveSlides } from './slider.ts'
import { moveStrips } from './strip.ts'

markScrolled()
helpMenu()
openPopupsOnClick()
sendWaiting()
hydrateOnIntent()
handleForms()
holdFormsOffline()
showCurrent()
searchByKey()
clearOnClick()
shareOnClick()
moveSlides()
moveStrips()
applyLateStyles()
countPageView()
