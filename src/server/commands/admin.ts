import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./command.ts')
const { letAdminIn, readAdminWish } = await import('../admin/let-admin-in.ts')
const { readConfig } = await import('../config/config.ts')

await command('admin', async (words) => {
  for (const line of await letAdminIn(readConfig(process.env), readAdminWish(words))) console.log(line)
})
