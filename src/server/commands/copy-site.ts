import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./command.ts')
const { copySite, readCopy } = await import('./copy/copy-database-and-files.ts')

await command('copy-site', async (words) => {
  const tables = await copySite(readCopy(words))
  for (const { table, rows, digest } of tables) console.log(`${table}: ${rows} rows, ${digest.slice(0, 16)}`)
  console.log(
    'All tables were read back and are the same.\n' +
      'Pictures and résumés are files and were not copied: take the folder files of DATA_DIR along, or npm run move-blobs.',
  )
})
