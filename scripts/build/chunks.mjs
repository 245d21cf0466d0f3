/** @typedef {(id: string) => import('rolldown').ModuleInfo | null} InfoOf */

/** Whether a module belongs to an entry, or is imported by one that does. @param {string} id @param {string} entry @param {(id: string) => ReadonlyArray<string>} importersOf @returns {boolean} */
const isReached = (id, entry, importersOf, seen = new Set()) => {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id).some((by) => isReached(by, entry, importersOf, seen))
}

/** Whether an entry imports a module, at once or dynamically. @param {string} id @param {string} entry @param {InfoOf} infoOf */
const isImportedBy = (id, entry, infoOf) =>
  isReached(id, entry, (of) => {
    const { importers = [], dynamicImporters = [] } = infoOf(of) ?? {}
    return [...importers, ...dynamicImporters]
  })

/** Whether an entry imports a module statically. @param {string} id @param {string} entry @param {InfoOf} infoOf */
const isNeededBy = (id, entry, infoOf) => isReached(id, entry, (of) => infoOf(of)?.importers ?? [])

/**
 * React in a file of its own, since it changes least; the styles of all public pages in one file. Our scripts in few files,
 * as the boot script names them all: those of hydration, of the enquiry form, and of both.
 */
export const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      return isImportedBy(id, 'src/ui/hydrate/hydrate.tsx', infoOf) ? 'site' : null
    },
    debugName: 'styles',
    test: /\.vanilla\.css/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      const isNeeded = (/** @type {string} */ entry) => isNeededBy(id, entry, infoOf)
      const isOfForm =
        isNeeded('src/ui/hydrate/enquiry-popup.tsx') && isNeeded('src/ui/site/contact/contact-page.tsx')
      const isOfOthers = isNeeded('src/ui/hydrate/hydrate.tsx') || isNeeded('src/ui/boot/boot.ts')
      return isOfForm && !isOfOthers ? 'enquiry' : null
    },
    debugName: 'enquiry',
    includeDependenciesRecursively: false,
  },
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      const isNeeded = (/** @type {string} */ entry) => isNeededBy(id, `src/ui/${entry}`, infoOf)
      const hydration = 'hydrate/hydrate.tsx'
      if (isNeeded('boot/boot.ts') || !isNeeded(hydration) || id.endsWith(hydration)) return null
      if (isNeeded('hydrate/enquiry-popup.tsx')) return id.includes('node_modules') ? null : 'common'
      return isNeeded('hydrate/application-popup.tsx') ? null : 'pages'
    },
    debugName: 'scripts',
    includeDependenciesRecursively: false,
  },
]

/**
 * The back office in two files: its start, with the styles of both, and its lists. Chunks that are loaded later import shared
 * modules from them, and small ones from a third file: the start names every file.
 */
export const adminChunks = [
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      if (isNeededBy(id, 'src/ui/main.tsx', infoOf)) return 'main'
      if (!isNeededBy(id, 'src/ui/admin/screens/list-views.tsx', infoOf)) return null
      return id.includes('.css.ts') ? 'main' : 'views'
    },
    debugName: 'admin',
    priority: 1,
  },
  {
    name: (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) => {
      const infoOf = (/** @type {string} */ of) => build.getModuleInfo(of)
      const isOfMain = (/** @type {string} */ of) => isNeededBy(of, 'src/ui/main.tsx', infoOf)
      return !id.includes('.css') && infoOf(id)?.importedIds.every(isOfMain) ? 'shared' : null
    },
    debugName: 'shared',
    minShareCount: 2,
    maxModuleSize: 2_000,
    includeDependenciesRecursively: false,
  },
]
