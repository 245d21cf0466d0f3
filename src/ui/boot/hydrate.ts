const start = () => import('../hydrate/hydrate.tsx').then((script) => script.hydrate())

let hydrated: ReturnType<typeof start> | undefined

/** Hydrates the page, once. */
export const hydrate = () => (hydrated ??= start())
