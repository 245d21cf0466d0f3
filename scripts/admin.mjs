import { existsSync } from 'node:fs'
import { ensureBuilt, runBuilt } from './setup/built.mjs'

// A server may be running from an older build, so any build is good enough here.
if (!existsSync('dist/server/admin.js') && !(await ensureBuilt())) process.exit(1)
await runBuilt('admin')
