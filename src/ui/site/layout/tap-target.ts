import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'

/** Makes a link of a list as tall as a finger wants it on a phone. */
export const tapTarget = {
  [media.phone]: { display: 'inline-flex', alignItems: 'center', minBlockSize: hitArea },
} as const
