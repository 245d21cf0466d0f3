import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildBrowser } from './build/browser.mjs'
import { prepareDemoPictures } from './build/demo-pictures.mjs'
import { writePageStyles } from './build/page-styles.mjs'
import { precompress } from './build/precompress.mjs'
import { inBrowser, inServer, writeLicenses } from './build/licenses.mjs'
import { buildServer } from './build/server.mjs'
import { sources, stamp } from './setup/built.mjs'
import { digestOf } from './setup/digest.mjs'

process.env['NODE_ENV'] = 'production'

const bundle = async () => {
  await buildBrowser()
  writePageStyles('dist/client')
  writeLicenses('dist/client', inBrowser)
  await Promise.all([precompress('dist/client'), buildServer()])
  writeLicenses('dist/server', inServer)
}

const build = async () => {
  const digest = digestOf(sources)
  mkdirSync('dist', { recursive: true })
  rmSync(stamp, { force: true })
  await Promise.all([bundle(), prepareDemoPictures()])
  writeFileSync(stamp, digest)
}

await build().catch((error) => {
  console.error(error.message)
  console.error('The build failed.')
  process.exit(1)
})
