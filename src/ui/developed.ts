import './boot/boot.ts'

// While one develops, styles come with the components that they belong to: these are all that a public page may draw.
import.meta.glob(['./site/**/*.tsx', '!**/*.stories.tsx'], { eager: true })
