import type { Feature } from '#domain/access/feature.ts'
import { useActors } from './actors-provider.tsx'
import { useReading } from '../bridge/use-reading.ts'

/** Whether the back end has a feature; true until that is known. */
export const useHasFeature = () => {
  const { value: missingFeatures = [] } = useReading(useActors().staff().readings.missingFeatures)
  return (feature: Feature | undefined) => feature === undefined || !missingFeatures.includes(feature)
}
