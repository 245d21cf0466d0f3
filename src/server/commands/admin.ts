import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./command.ts')
const { letAdminIn, readAdminWish, usage } = await import('../admin/let-admin-in.ts')
const { readConfig } = await import('../config/config.ts')

await command(async () => {
  const words = process.argv.slice(2)
  const lines = words.includes('--help')
    ? [usage]
    : await letAdminIn(readConfig(process.env), readAdminWish(words))
  for (const line of lines) console.log(line)
})
