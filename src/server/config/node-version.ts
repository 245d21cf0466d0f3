const least = [24, 15] as const

/** Ends the process with a sentence where Node is too old, before anything that needs a newer one is loaded. */
export const refuseOldNode = (): void => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  console.error(`Node ${least.join('.')} or newer is needed, and this is ${process.versions.node}.`)
  process.exit(1)
}
