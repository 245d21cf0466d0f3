import { refuseOldNode } from './node-version.ts'

refuseOldNode()
const { backupData } = await import('./archive/backup-data.ts')
const { runWithFile } = await import('./archive/run-with-file.ts')
await runWithFile(
  'backup',
  backupData,
  (files, file) =>
    `${file} holds the database and ${files - 1} files.\n` +
    'Visitors’ mails and applicants’ résumés are among them: keep it as safe as those, and no longer.',
)
