import { moveSlides } from '#ui/boot/slider.ts'
import { moveStrips } from '#ui/boot/strip.ts'

// As the boot script does on a page: once, for all stories.
moveSlides()
moveStrips()
