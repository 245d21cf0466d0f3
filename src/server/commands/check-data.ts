import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command, parseArguments } = await import('./line/command.ts')
const { blobStore } = await import('../config/blob-store.ts')
const { checkData } = await import('./check/data-faults.ts')
const { withDatabaseFile } = await import('./copy/database-as-file.ts')
const { readConfig } = await import('../config/config.ts')

await command('check-data', async (words) => {
  parseArguments('check-data', words)
  const config = readConfig(process.env)
  const { items, files, faults } = await withDatabaseFile(config, (file) =>
    checkData(config.dataDir, blobStore(config), file),
  )
  for (const fault of faults) console.error(fault)
  console.log(`${items} items and ${files} files were read; ${faults.length} faults.`)
  if (faults.length > 0) process.exitCode = 1
})
