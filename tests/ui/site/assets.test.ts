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
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'page-styles.json'), '[{ "needs": [[]], "css": "p{margin:0}" }]')
  return builtAssets(folder)
}

test('finds the boot script, the styles and the first fonts', () => {
  const assets = read({
    ...fonts,
    'src/ui/boot/boot.ts': { file: 'assets/boot.js' },
    'src/ui/preview/preview-bar.css.ts': { file: 'assets/preview.js', css: ['assets/preview.css'] },
  })
  expect(assets).toEqual({
    boot: '/assets/boot.js',
    rules: [{ needs: [[]], css: 'p{margin:0}' }],
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
