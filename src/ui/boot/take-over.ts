let takenOver: Promise<(address: string) => Promise<void>> | undefined

/** The router takes over the page where it stands, once; answers how links are followed from then on. */
export const takeOver = () => (takenOver ??= import('../take-over.tsx').then((script) => script.takeOver()))
