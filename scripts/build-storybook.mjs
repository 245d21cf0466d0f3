import { runToEnd } from './setup/run-to-end.mjs'

const options = process.argv.slice(2)
const code = await runToEnd('storybook', ['build', '--quiet', ...options])
// The pictures are of the usual folder, and take longer than the build.
const takesPictures = code === 0 && options.length === 0 && process.env['GALLERY'] !== '0'
process.exit(takesPictures ? await runToEnd(process.execPath, ['scripts/build/gallery.mjs']) : code)
