import { awardScreens } from './award-screens.ts'
import { plantWithPackages, runIn } from './lint/plant.ts'

const configuration = {
  'vitest.config.ts': `
    import { defineConfig } from 'vitest/config'
    const project = (name, include, more) => ({ extends: './vite.config.ts', test: { name, include, ...more } })
    export default defineConfig({
      cacheDir: '.vite',
      test: {
        projects: [
          project('contracts', ['tests/contracts/**/*.contract.ts'], { testTimeout: 180_000 }),
          project('ui', ['tests/ui/admin/award.test.tsx'], { environment: 'happy-dom', css: true, testTimeout: 180_000 }),
        ],
      },
    })`,
  // The product's own tests have tables that state what each content type is; nothing generates them.
  'tsconfig.src.json': JSON.stringify({ extends: './tsconfig.json', include: ['src'] }),
  'tests/ui/admin/award.test.tsx': awardScreens,
}
const project = ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']
const tests = ['tests/support', 'tests/contracts', 'tests/domain/support', 'tests/server/support']
export const copied = [...project, '.oxfmtrc.json', ...tests, 'tests/ui/admin/admin-open.tsx']

/** This project with `npm run new-content -- award …`. */
export const withAwards = () => {
  const root = plantWithPackages(configuration, copied)
  const words = ['new-content', 'award', 'title', 'image:picture', 'giver']
  return { root, ...runIn(root, process.execPath, ['scripts/run.mjs', ...words]) }
}
