import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./line/command.ts')
const { moveBlobs, readMove } = await import('./blobs/move-all-blobs.ts')
const { readConfig } = await import('../config/config.ts')

await command('move-blobs', async (words) => {
  const move = readMove(words)
  const { copied, present, faulty, removed } = await moveBlobs(readConfig(process.env), move, (done, all) =>
    console.log(`${done} of ${all}`),
  )
  for (const key of faulty) console.error(`${key}: the copy differs from the source.`)
  console.log(
    `${copied} files were copied from ${move.from} to ${move.to}, ${present} were there already, ${faulty.length} copies are faulty.`,
  )
  console.log(`${removed} files were removed from ${move.from}.`)
  if (faulty.length > 0) process.exitCode = 1
})
