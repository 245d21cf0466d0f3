import './boot/boot.ts'

// In development, styles load with their components, so this loads all components of the public pages.
import.meta.glob(['./{site,preview}/**/*.tsx', '!**/*.stories.tsx'], { eager: true })
