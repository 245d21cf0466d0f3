import { useActors } from '../office/actors-provider.tsx'
import { threadActors, type ThreadActors } from './thread-actors.ts'

/** The actors of threads, started with the first use. */
export const useThreads = (): ThreadActors => useActors().staff().threads(threadActors)
