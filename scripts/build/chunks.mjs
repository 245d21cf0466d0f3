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

/** The name of a group, which may depend on who imports a module. @param {(id: string, infoOf: InfoOf) => string | null} nameOf */
const named = (nameOf) => (/** @type {string} */ id, /** @type {{ getModuleInfo: InfoOf }} */ build) =>
  nameOf(id, (of) => build.getModuleInfo(of))

const hydration = 'src/ui/hydrate/hydrate.tsx'

/**
 * React in a file of its own, since it changes least; the styles of all public pages in one file. Our scripts in few files,
 * as the boot script names them all: those of hydration, of the enquiry form, and of both.
 */
export const chunks = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  {
    name: named((id, infoOf) => (isImportedBy(id, hydration, infoOf) ? 'site' : null)),
    debugName: 'styles',
    test: /\.vanilla\.css/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: named((id, infoOf) => {
      const isNeeded = (/** @type {string} */ entry) => isNeededBy(id, entry, infoOf)
      if (isNeeded('src/ui/boot/boot.ts') || id.endsWith(hydration)) return null
      const isOfPopup = isNeeded('src/ui/hydrate/enquiry-popup.tsx')
      if (!isNeeded(hydration)) {
        return isOfPopup && isNeeded('src/ui/site/contact/contact-page.tsx') ? 'enquiry' : null
      }
      if (isOfPopup) return id.includes('node_modules') ? null : 'common'
      return isNeeded('src/ui/hydrate/application-popup.tsx') ? null : 'pages'
    }),
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
    name: named((id, infoOf) => {
      if (isNeededBy(id, 'src/ui/main.tsx', infoOf)) return 'main'
      if (!isNeededBy(id, 'src/ui/admin/screens/list-views.tsx', infoOf)) return null
      return id.includes('.css.ts') ? 'main' : 'views'
    }),
    debugName: 'admin',
    priority: 1,
  },
  {
    name: named((id, infoOf) => {
      const isOfMain = (/** @type {string} */ of) => isNeededBy(of, 'src/ui/main.tsx', infoOf)
      return !id.includes('.css') && infoOf(id)?.importedIds.every(isOfMain) ? 'shared' : null
    }),
    debugName: 'shared',
    minShareCount: 2,
    maxModuleSize: 2_000,
    includeDependenciesRecursively: false,
  },
]
