import { ensureBuilt } from './setup/built.mjs'
import { runToEnd } from './setup/run-to-end.mjs'

if (!(await ensureBuilt())) process.exit(1)
// The faults of the tests, tried for longer than a test may take.
const faults = 'tests/server/faults/long.ts'
process.exitCode = await runToEnd('node', [faults, ...process.argv.slice(2)])
