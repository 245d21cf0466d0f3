import { spawnSync } from 'node:child_process'

/** Installs a missing tool from Debian if this process is root, else ends it. */
export const ensureTool = (tool: string, debian = tool): void => {
  if (spawnSync(tool, ['-v']).error === undefined) return
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '--yes', debian], { stdio: 'ignore' })
  if (spawnSync(tool, ['-v']).error === undefined) return
  console.error(`${tool} is needed to measure: install it (\`apt-get install ${debian}\`).`)
  process.exit(1)
}
