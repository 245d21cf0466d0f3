import { Effect, Layer } from 'effect'
import type { Feature } from '#domain/access/feature.ts'
import { Features } from '#ports/staff/features.ts'

export interface MemoryFeaturesOptions {
  readonly missing?: ReadonlyArray<Feature>
}

/** Every feature except the given ones. */
export const MemoryFeatures = ({ missing = [] }: MemoryFeaturesOptions = {}) =>
  Layer.succeed(Features, {
    missing: (features) => Effect.succeed(features.filter((feature) => missing.includes(feature))),
  })
