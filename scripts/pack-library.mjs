import { resolve } from 'node:path'
import { buildLibrary, target } from './build/library.mjs'
import { runToEnd } from './setup/run-to-end.mjs'

await buildLibrary()
process.exitCode = await runToEnd('npm', ['pack', '--pack-destination', resolve('.')], { cwd: target })
