import { join } from 'node:path'

/** The files below DATA_DIR. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'sahilan.db')
export const blobFolder = (dataDir: string): string => join(dataDir, 'files')

/** Unfinished writes. */
export const unfinishedBlobs = (dataDir: string): string => join(blobFolder(dataDir), '.making')
export const unpackedRestore = (dataDir: string): string => join(dataDir, '.restoring')
export const backupPrefix = '.backup-'

/** This file exists while a restore replaces the old data; a start in between would find half of each. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')
