import { existsSync } from 'node:fs'
import { Effect, ManagedRuntime } from 'effect'
import { FileBlobs } from '#adapters/blobs/files.ts'
import { S3Blobs } from '#adapters/blobs/s3.ts'
import { Blobs } from '#ports/server/files/blobs.ts'
import { StoreBusy } from '#ports/failures.ts'
import { checkBucket } from '../../config/blob-store.ts'
import type { Config } from '../../config/config.ts'
import { blobFolder } from '../../config/data-folder.ts'
import { lockData } from '../../config/data-lock.ts'
import { StartRefused } from '../../config/start-refused.ts'
import { refuseArguments, parseArguments } from '../line/command.ts'
import { copyBlobs, type Copied } from './copy-blobs.ts'

const stores = ['files', 's3'] as const
type Store = (typeof stores)[number]

export interface Move {
  readonly from: Store
  readonly to: Store
  readonly deleteSource: boolean
}

/** Parses the arguments of the command. */
export const readMove = (words: ReadonlyArray<string>): Move => {
  const { values } = parseArguments('move-blobs', words)
  const from = stores.find((store) => store === values['from'])
  const to = stores.find((store) => store === values['to'])
  if (from === undefined || to === undefined || from === to)
    return refuseArguments('move-blobs', '--from and --to are files and s3, or s3 and files.')
  return { from, to, deleteSource: values['delete-source'] === true }
}

/** Copies all files between DATA_DIR and the bucket. Deleting the source needs a stopped server. */
export const moveBlobs = async (
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  { from, to, deleteSource }: Move,
  report: (done: number, all: number) => void,
): Promise<Copied> => {
  if (s3 === undefined) throw new StartRefused('S3_ENDPOINT: set the variables of the bucket too.')
  if (!existsSync(dataDir)) throw new StartRefused(`DATA_DIR: there is no ${dataDir}.`)
  const lock = deleteSource ? lockData(dataDir) : undefined
  const layers = { files: FileBlobs(blobFolder(dataDir)), s3: S3Blobs(s3) }
  const [source, target] = [ManagedRuntime.make(layers[from]), ManagedRuntime.make(layers[to])]
  try {
    await checkBucket(s3)
    return await Effect.runPromise(
      copyBlobs(
        await source.runPromise(Effect.service(Blobs)),
        await target.runPromise(Effect.service(Blobs)),
        { removeSource: deleteSource, report },
      ),
    )
  } catch (error) {
    if (!(error instanceof StoreBusy)) throw error
    throw new StartRefused(`${error.message} Run it again to copy the rest.`)
  } finally {
    await Promise.all([source.dispose(), target.dispose()])
    lock?.release()
  }
}
