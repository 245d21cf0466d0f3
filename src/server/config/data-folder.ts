import { join } from 'node:path'

/** Where the state stands below DATA_DIR. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'sahilan.db')
export const blobFolder = (dataDir: string): string => join(dataDir, 'files')

/** What is being written, and is nothing yet. */
export const unfinishedBlobs = (dataDir: string): string => join(blobFolder(dataDir), '.making')
export const unpackedRestore = (dataDir: string): string => join(dataDir, '.restoring')
export const backupPrefix = '.backup-'

/** A file that stands while a restore changes places with the old state; a start in between would find half of each. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')
