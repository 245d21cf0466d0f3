import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./command.ts')
const { withDatabaseFile } = await import('./copy/database-as-file.ts')
const { dueData } = await import('./due-data.ts')
const { readConfig } = await import('../config/config.ts')
const { StartRefused } = await import('../config/start-refused.ts')

await command(async () => {
  const config = readConfig(process.env)
  switch (process.argv[2]) {
    case '--delete': {
      const { deleteDue } = await import('./delete-due.ts')
      return console.log(await deleteDue(config, Date.now()))
    }
    case '--dry-run': {
      const lines = await withDatabaseFile(config, (file) => dueData(config, Date.now(), file))
      return console.log([...lines, 'Nothing was changed.'].join('\n'))
    }
    default:
      throw new StartRefused(
        'The server deletes once an hour what was kept long enough. Add --dry-run to read what would go now, or --delete to delete it now.',
      )
  }
})
