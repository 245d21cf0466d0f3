/** Ends a process on Windows, whose shell runs none of the npm scripts. @param {string} platform */
export const refuseWindows = (platform) => {
  if (platform !== 'win32') return
  console.error(
    'Windows itself does not run these commands: use WSL (`wsl --install`, then clone the repository inside it), or open the repository in its dev container.',
  )
  process.exit(1)
}
