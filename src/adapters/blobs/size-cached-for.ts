import { Duration } from 'effect'

/** How long the total size is cached: computing it lists all blobs. */
export const sizeCachedFor = Duration.minutes(10)
