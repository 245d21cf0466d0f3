import { refuseOldNode } from './node-version.ts'

refuseOldNode()
const { moveBlobs, readMove } = await import('./blobs/move-blobs.ts')
const { readConfig } = await import('./config.ts')
const { StartRefused } = await import('./start-refused.ts')

try {
  const move = readMove(process.argv.slice(2))
  const { copied, present, faulty, removed } = await moveBlobs(readConfig(process.env), move, (done, all) =>
    console.log(`${done} of ${all}`),
  )
  for (const key of faulty) console.error(`${key}: the copy is not what was read.`)
  console.log(
    `${copied} files were copied from ${move.from} to ${move.to}, ${present} were there already; all but ${faulty.length} were read back and are the same.`,
  )
  console.log(
    removed === 0 ? `Nothing was removed from ${move.from}.` : `${removed} were removed from ${move.from}.`,
  )
  if (faulty.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
}
