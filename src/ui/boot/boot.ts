import { countPageView } from './page-view.ts'
import { openEnquiryOnClick } from './enquire.ts'
import { markScrolled } from './scrolled.ts'
import { helpMenu } from './menu.ts'
import { takeOverOnIntent } from './links.ts'
import { moveSlides } from './slider.ts'
import { moveStrips } from './strip.ts'

markScrolled()
helpMenu()
openEnquiryOnClick()
takeOverOnIntent()
moveSlides()
moveStrips()
countPageView()
