import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./line/command.ts')
const { createAdminLink, readAdminOptions } = await import('../admin/create-admin-link.ts')
const { readConfig } = await import('../config/config.ts')

await command('admin', async (words) => {
  for (const line of await createAdminLink(readConfig(process.env), readAdminOptions(words)))
    console.log(line)
})
