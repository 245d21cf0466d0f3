import { refuseOldNode } from '../config/node-version.ts'

refuseOldNode()
const { command } = await import('./line/command.ts')
const { runImport } = await import('./content/run-import.ts')
const { importLines } = await import('./content/import-folder.ts')
const { readConfig } = await import('../config/config.ts')

await command('import-content', async (words) => {
  const imported = await runImport(readConfig(process.env), words)
  for (const line of importLines(imported)) console.log(line)
  if (imported.some(({ report }) => report.refused > 0)) process.exitCode = 1
})
