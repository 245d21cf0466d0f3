/** @typedef {(id: string) => import('rolldown').ModuleInfo | null} InfoOf */

/** Whether a module is an entry's own, or reached from it by those who import it. @param {string} id @param {string} entry @param {(id: string) => ReadonlyArray<string>} importersOf @returns {boolean} */
const isReached = (id, entry, importersOf, seen = new Set()) => {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id).some((by) => isReached(by, entry, importersOf, seen))
}

/** Whether a module comes along with an entry, by whatever it imports then or later. @param {string} id @param {string} entry @param {InfoOf} infoOf */
const comesWith = (id, entry, infoOf) =>
  isReached(id, entry, (of) => {
    const { importers = [], dynamicImporters = [] } = infoOf(of) ?? {}
    return [...importers, ...dynamicImporters]
  })

/** Whether an entry needs a module before anything else runs. @param {string} id @param {string} entry @param {InfoOf} infoOf */
const isNeededBy = (id, entry, infoOf) => isReached(id, entry, (of) => infoOf(of)?.importers ?? [])

/** React on its own, since it changes least; and the styles of all public pages in one file. */
export const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      return comesWith(id, 'src/ui/hydrate/hydrate.tsx', infoOf) ? 'site' : null
    },
    debugName: 'styles',
    test: /\.css\.ts/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

/** Two files of the back office for every day: what opens it, and its screens. What comes later takes from them what it shares. */
export const adminChunks = [
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      if (isNeededBy(id, 'src/ui/main.tsx', infoOf)) return 'main'
      return isNeededBy(id, 'src/ui/admin/screens/views.tsx', infoOf) ? 'views' : null
    },
    debugName: 'admin',
  },
]
