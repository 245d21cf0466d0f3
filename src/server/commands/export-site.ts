import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command, refuseArguments, parseArguments } = await import('./line/command.ts')
const { exportPages } = await import('./site/export-pages.ts')
const { readConfig } = await import('../config/config.ts')

const isSite = (address: string) => URL.canParse(address) && /^https?:\/\/[^/?#]+\/?$/.test(address)

await command('export-site', async (words) => {
  const { operands, values } = parseArguments('export-site', words)
  const [folder = ''] = operands
  const backEnd = values['back-end']
  if (typeof backEnd === 'string' && !isSite(backEnd))
    refuseArguments('export-site', 'Write the back end as https://host.')
  const address = typeof backEnd === 'string' ? backEnd.replace(/\/$/, '') : undefined
  for (const line of await exportPages(readConfig(process.env), folder, address)) console.log(line)
})
