import { existsSync } from 'node:fs'
import { ensureBuilt, runBuilt } from './setup/built.mjs'

if (!existsSync('dist/server/loadtest.js') && !(await ensureBuilt())) process.exit(1)
await runBuilt('loadtest')
