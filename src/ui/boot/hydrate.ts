const start = () => import('../hydrate/hydrate.tsx').then((script) => script.hydrate())

let takenOver: ReturnType<typeof start> | undefined

/** The router takes over the page where it stands, once. */
export const hydrate = () => (takenOver ??= start())
