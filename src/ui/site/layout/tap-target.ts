import { media } from '#ui/design/style/tokens/media.ts'
import { hitArea } from '#ui/design/style/tokens/space.ts'

/** Makes a link in a list tall enough for a finger on a phone. */
export const tapTarget = {
  [media.phone]: { display: 'inline-flex', alignItems: 'center', minBlockSize: hitArea },
} as const
