import { helpMenu } from '#ui/boot/menu.ts'
import { markScrolled } from '#ui/boot/scrolled.ts'
import '#ui/sample/site/moving.ts'

// Once for all stories, like the boot script on a page.
markScrolled()
helpMenu()
