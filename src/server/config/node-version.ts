const minimum = [24, 15] as const

/** Ends the process if Node is too old, before a module that needs a newer one is loaded. */
export const refuseOldNode = (): void => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return
  console.error(`Node ${minimum.join('.')} or newer is required. This is ${process.versions.node}.`)
  process.exit(1)
}
