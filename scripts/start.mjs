import { ensureBuilt, runBuilt } from './setup/built.mjs'

if (!(await ensureBuilt())) process.exit(1)
await runBuilt('main')
