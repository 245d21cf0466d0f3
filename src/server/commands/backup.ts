import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { backupData } = await import('./archive/backup-data.ts')
const { runWithFile } = await import('./archive/run-with-file.ts')
await runWithFile(
  'backup',
  backupData,
  (files, file, { s3 }) =>
    `${file} holds the database and ${files - 1} files.\n` +
    (s3 === undefined
      ? ''
      : `Pictures and résumés are in the bucket ${s3.bucket} and not in it: copy that too.\n`) +
    'Visitors’ mails and applicants’ résumés are among them: keep it as safe as those, and no longer.',
)
