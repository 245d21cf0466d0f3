import { refuseOldNode } from './node-version.ts'

refuseOldNode()
const { copySite, readCopy } = await import('./copy/copy-site.ts')
const { StartRefused } = await import('./start-refused.ts')

try {
  const tables = await copySite(readCopy(process.argv.slice(2)))
  for (const { table, rows, digest } of tables) console.log(`${table}: ${rows} rows, ${digest.slice(0, 16)}`)
  console.log(
    'All tables were read back and are the same.\n' +
      'Pictures and résumés are files and were not copied: take the folder files of DATA_DIR along, or npm run move-blobs.',
  )
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
