import { countPageView } from './page-view.ts'
import { openApplicationOnClick } from './apply.ts'
import { openEnquiryOnClick } from './enquire.ts'
import { sendWaiting } from './send-waiting.ts'
import { handleForms, holdFormsOffline } from './forms.ts'
import { markScrolled } from './scrolled.ts'
import { helpMenu } from './menu.ts'
import { hydrateOnIntent } from './links.ts'
import { showCurrent } from './show-current.ts'
import { moveSlides } from './slider.ts'
import { moveStrips } from './strip.ts'

markScrolled()
helpMenu()
openEnquiryOnClick()
sendWaiting()
openApplicationOnClick()
hydrateOnIntent()
handleForms()
holdFormsOffline()
showCurrent()
moveSlides()
moveStrips()
countPageView()
