import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command, parseArguments } = await import('./line/command.ts')
const { exportContent } = await import('./content/export-folder.ts')
const { onContent } = await import('./content/site-content.ts')
const { readConfig } = await import('../config/config.ts')

await command('export-content', async (words) => {
  const [folder = ''] = parseArguments('export-content', words).operands
  for (const line of await onContent(readConfig(process.env), exportContent(folder))) console.log(line)
})
