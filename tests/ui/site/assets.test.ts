// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtAssets } from '#server/pages/render/assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fonts = {
  'src/ui/design/style/fonts/markazi-text-arabic-500.woff2': { file: 'assets/markazi.woff2' },
  'src/ui/design/style/fonts/ibm-plex-sans-arabic-400.woff2': { file: 'assets/plex.woff2' },
  'src/ui/design/style/fonts/newsreader-latin.woff2': { file: 'assets/newsreader.woff2' },
  'src/ui/design/style/fonts/hanken-grotesk-latin.woff2': { file: 'assets/hanken.woff2' },
}

const read = (manifest: object) => {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify(manifest))
  return builtAssets(file)
}

test('a page links each style of the site once, without those of the popup', () => {
  const assets = read({
    ...fonts,
    'src/ui/boot/boot.ts': {
      file: 'assets/boot.js',
      dynamicImports: ['popup', 'src/ui/hydrate/hydrate.tsx'],
    },
    popup: { file: 'assets/popup.js', css: ['assets/popup.css'] },
    'src/ui/preview/preview-bar.css.ts': { file: 'assets/preview.js', css: ['assets/preview.css'] },
    'src/ui/hydrate/hydrate.tsx': {
      file: 'assets/take-over.js',
      css: ['assets/frame.css'],
      imports: ['shared', 'src/ui/boot/boot.ts'],
      dynamicImports: ['home', 'news'],
    },
    shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
    home: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['shared'] },
    news: { file: 'assets/news.js', css: ['assets/news.css'], imports: ['src/ui/hydrate/hydrate.tsx'] },
  })
  expect(assets).toEqual({
    boot: '/assets/boot.js',
    styles: ['/assets/shared.css', '/assets/home.css', '/assets/news.css', '/assets/frame.css'],
    previewStyles: ['/assets/preview.css'],
    fonts: {
      Latn: ['/assets/newsreader.woff2', '/assets/hanken.woff2'],
      Arab: ['/assets/markazi.woff2', '/assets/plex.woff2'],
      Deva: ['/assets/newsreader.woff2', '/assets/hanken.woff2'],
    },
  })
})

test('names the file that is missing from the build', () => {
  expect(() => read(fonts)).toThrow('The build has no src/ui/boot/boot.ts. Run npm run build.')
})
