import { Effect, Layer } from 'effect'
import type { Feature } from '#domain/access/feature.ts'
import { Features } from '#ports/staff/features.ts'

export interface MemoryFeaturesOptions {
  readonly lacking?: ReadonlyArray<Feature>
}

/** Every feature except the given ones. */
export const MemoryFeatures = ({ lacking = [] }: MemoryFeaturesOptions = {}) =>
  Layer.succeed(Features, {
    lacking: (features) => Effect.succeed(features.filter((feature) => lacking.includes(feature))),
  })
