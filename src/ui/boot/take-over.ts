import type { TakenOver } from '../take-over.tsx'

let takenOver: Promise<TakenOver> | undefined

/** The router takes over the page where it stands, once. */
export const takeOver = () => (takenOver ??= import('../take-over.tsx').then((script) => script.takeOver()))
