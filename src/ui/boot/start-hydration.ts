const start = () => import('../hydrate/hydrate.tsx').then((script) => script.hydrate())

let hydrated: ReturnType<typeof start> | undefined

/** Loads the script that hydrates the page, and runs it once. */
export const startHydration = () => (hydrated ??= start())
