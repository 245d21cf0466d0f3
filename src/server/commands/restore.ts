import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { restoreData } = await import('./archive/restore-data.ts')
const { runWithFile } = await import('./archive/run-with-file.ts')
await runWithFile(
  'restore',
  restoreData,
  (files, file, { s3 }) =>
    `The database and ${files - 1} files of ${file} are restored.` +
    (s3 === undefined || files === 1
      ? ''
      : '\nThe files are in DATA_DIR: npm run move-blobs -- --from files --to s3'),
)
