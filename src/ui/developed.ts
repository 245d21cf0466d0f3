import './boot/boot.ts'

// While one develops, styles come with scripts: these are all that a public page may need.
import.meta.glob(['./site/**/*.css.ts', '!./site/enquiry/**'], { eager: true })
