// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtAssets } from '#server/pages/render/assets.ts'
import { media } from '#ui/design/style/tokens/media.ts'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fonts = {
  'src/ui/design/style/fonts/markazi-text-arabic-500.woff2': { file: 'assets/markazi.woff2' },
  'src/ui/design/style/fonts/ibm-plex-sans-arabic-400.woff2': { file: 'assets/plex.woff2' },
  'src/ui/design/style/fonts/markazi-text-arabic-400.woff2': { file: 'assets/markazi-400.woff2' },
  'src/ui/design/style/fonts/ibm-plex-sans-arabic-600.woff2': { file: 'assets/plex-600.woff2' },
  'src/ui/design/style/fonts/newsreader-small-latin.woff2': { file: 'assets/newsreader-small.woff2' },
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
  const latin = [
    { href: '/assets/newsreader.woff2', media: media.tablet },
    { href: '/assets/newsreader-small.woff2', media: media.phone },
    { href: '/assets/hanken.woff2' },
  ]
  const late = [...latin, { href: '/assets/markazi-400.woff2' }, { href: '/assets/plex-600.woff2' }]
  expect(assets).toEqual({
    boot: '/assets/boot.js',
    rules: [{ needs: [[]], css: 'p{margin:0}' }],
    previewStyles: ['/assets/preview.css'],
    fonts: {
      Latn: latin,
      Arab: [
        { href: '/assets/markazi.woff2' },
        { href: '/assets/plex.woff2' },
        ...late.map((font) => ({ ...font, late: true })),
      ],
      Deva: latin,
    },
  })
})

test('names the file that is missing from the build', () => {
  expect(() => read(fonts)).toThrow('The build has no src/ui/boot/boot.ts. Run npm run build.')
})
