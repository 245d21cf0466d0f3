import { pathToFileURL } from 'node:url'

/** Ends a process on Windows, whose shell runs none of the npm scripts. @param {string} platform */
export const refuseWindows = (platform) => {
  if (platform !== 'win32') return
  console.error(
    'Windows itself does not run these commands: use WSL (`wsl --install`, then clone the repository inside it), or a dev container with the image of the Dockerfile.',
  )
  process.exit(1)
}

// The shell of Windows knows no `exec`, so each npm script runs this first.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) refuseWindows(process.platform)
