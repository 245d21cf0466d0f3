import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command, refuseArguments, parseArguments } = await import('./line/command.ts')
const { withDatabaseFile } = await import('./copy/database-as-file.ts')
const { dueData } = await import('./due/due-data.ts')
const { readConfig } = await import('../config/config.ts')

await command('retention', async (words) => {
  const { values } = parseArguments('retention', words)
  const isDryRun = values['dry-run'] === true
  if (isDryRun === (values['delete'] === true)) refuseArguments('retention', 'Choose --dry-run or --delete.')
  const config = readConfig(process.env)
  if (isDryRun) {
    const lines = await withDatabaseFile(config, (file) => dueData(config, Date.now(), file))
    return console.log([...lines, 'Nothing was changed.'].join('\n'))
  }
  const { deleteDue } = await import('./due/delete-due.ts')
  console.log(await deleteDue(config, Date.now()))
})
