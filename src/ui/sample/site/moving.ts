import { moveSlides } from '#ui/boot/slider.ts'
import { moveStrips } from '#ui/boot/strip.ts'

// Once for all stories, like the boot script on a page.
moveSlides()
moveStrips()
