import { join } from 'node:path'

export const defaultDataDir = './data'

export const databaseFile = (dataDir: string): string => join(dataDir, 'sahilan.db')
export const blobFolder = (dataDir: string): string => join(dataDir, 'files')

export const unfinishedBlobs = (dataDir: string): string => join(blobFolder(dataDir), '.making')
export const unpackedRestore = (dataDir: string): string => join(dataDir, '.restoring')
export const backupPrefix = '.backup-'

/** This file exists while a restore replaces the old data; a start in between would find half of each. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, 'restore-unfinished')
