import { refuseOldNode } from './node-version.ts'

refuseOldNode()
const { restoreData } = await import('./archive/restore-data.ts')
const { runWithFile } = await import('./archive/run-with-file.ts')
await runWithFile(
  'restore',
  restoreData,
  (files, file) => `The database and ${files - 1} files are back as ${file} holds them.`,
)
