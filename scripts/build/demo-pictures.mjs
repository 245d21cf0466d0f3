import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { digestOf } from '../setup/digest.mjs'
import { runToEnd } from '../setup/run-to-end.mjs'

const sources = [
  'src/server/demo/art',
  'src/server/demo/prepare-pictures.ts',
  'src/adapters/pictures',
  'src/domain/picture',
]
const target = 'dist/demo'
const stamp = `${target}/.drawn-from`

const program = `
  import { preparePictures } from './src/server/demo/prepare-pictures.ts'
  await preparePictures('src/server/demo/art', '${target}')
`

/** Writes dist/demo, the demonstration pictures as stored uploads. It takes long, so it runs only if they have changed. */
export const prepareDemoPictures = async () => {
  const digest = digestOf([...sources, 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const code = await runToEnd('node', ['--input-type=module', '--eval', program])
  if (code !== 0) throw new Error('The demonstration pictures could not be encoded.')
  writeFileSync(stamp, digest)
}
