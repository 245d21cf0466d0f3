import { ensureBuilt } from './setup/built.mjs'
import { runToEnd } from './setup/run-to-end.mjs'

if (!(await ensureBuilt())) process.exit(1)
const long = 'tests/server/faults/long.ts'
process.exitCode = await runToEnd('node', [long, ...process.argv.slice(2)])
