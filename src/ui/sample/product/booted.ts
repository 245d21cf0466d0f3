import { helpMenu } from '#ui/boot/menu.ts'
import { markScrolled } from '#ui/boot/scrolled.ts'
import '#ui/site/sample/moving.ts'

// As the boot script does on a page: once, for all stories.
markScrolled()
helpMenu()
