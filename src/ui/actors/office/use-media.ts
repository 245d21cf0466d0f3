import { use } from 'react'
import type { MediaActors } from '../content/media-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The actors of the media library. Suspends until their code is loaded. */
export const useMedia = (): MediaActors => use(useActors().staff().media())
