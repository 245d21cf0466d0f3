import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./line/command.ts')
const { copySite, readCopy } = await import('./copy/copy-database-and-files.ts')

await command('copy-site', async (words) => {
  const tables = await copySite(readCopy(words))
  for (const { table, rows, digest } of tables) console.log(`${table}: ${rows} rows, ${digest.slice(0, 16)}`)
  console.log(
    'All tables were read back and are equal.\n' +
      'Pictures and résumés were not copied: copy the folder files of DATA_DIR, or use npm run move-blobs.',
  )
})
