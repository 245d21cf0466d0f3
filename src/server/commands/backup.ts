import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { backupData } = await import('./archive/backup-data.ts')
const { runWithFile } = await import('./archive/run-with-file.ts')
await runWithFile(
  'backup',
  backupData,
  (files, file, { s3 }) =>
    `${file} holds the database and ${files - 1} files.\n` +
    (s3 === undefined ? '' : `Pictures and résumés are in the bucket ${s3.bucket}: back that up too.\n`) +
    'It contains personal data: visitors’ mails and applicants’ résumés. Protect it, and delete it when they are due.',
)
