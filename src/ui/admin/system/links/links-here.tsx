import { onDemand } from '../../screen-parts/on-demand.tsx'

/** Announces which links will lead nowhere. Loads with the first dialog that shows it. */
export const LinksHere = onDemand(async () => (await import('./linking-items.tsx')).LinkingItems, {
  areas: ['addresses', 'publishing'],
})
