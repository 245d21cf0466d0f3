import { refuseOldNode } from './node-version.ts'

refuseOldNode()
const { command } = await import('./command.ts')
const { withDatabaseFile } = await import('./copy/database-as-file.ts')
const { dueData } = await import('./due-data.ts')
const { readConfig } = await import('./config.ts')
const { StartRefused } = await import('./start-refused.ts')

await command(async () => {
  if (process.argv[2] !== '--dry-run')
    throw new StartRefused(
      'The server deletes once an hour what was kept long enough. Add --dry-run to read what would go now.',
    )
  const config = readConfig(process.env)
  const lines = await withDatabaseFile(config, (file) => dueData(config, Date.now(), file))
  for (const line of lines) console.log(line)
  console.log('Nothing was changed.')
})
