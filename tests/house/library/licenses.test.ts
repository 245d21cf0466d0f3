import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inBrowser, inServer, licensesOf, writeLicenses } from '../../../scripts/build/licenses.mjs'

const read = (file: string) => readFileSync(file, 'utf8')

describe('[O35] the licences of a build', () => {
  test.each([
    ['dist/client', ['react ', 'xstate ', 'effect ', ...Object.keys(inBrowser)]],
    ['dist/server', ['effect ', 'nodemailer ', 'sharp', 'libvips', ...Object.keys(inServer)]],
  ])('%s has the text of every package, font and list', (folder, names) => {
    const text = read(`${folder}/licenses.txt`)
    const titles = [...text.matchAll(/^(.+)\n-+$/gm)].map(([, title = '']) => title)
    expect(names.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([])
  })

  test('fail a build that has a package without a text', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sahilan-licences-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, '.vite'))
    const packages = [
      { name: 'kept', version: '1.0.0', text: 'MIT' },
      { name: 'bare', version: '2.0.0' },
    ]
    writeFileSync(join(folder, licensesOf('test')), JSON.stringify(packages))
    expect(() => writeLicenses(folder, {})).toThrow('These packages have no licence text: bare 2.0.0.')
  })

  test('are in the image with the packages that it copies', () => {
    const image = read('Dockerfile')
    expect(image).toMatch(/COPY .*\/dist\/server dist\/server/)
    expect(image).toMatch(/COPY .*\/dist\/client dist\/client/)
    expect(image).toMatch(/ \/site\/LICENSE /)
  })
})
