import { useActorRef } from '@xstate/react'
import type { applicationMachine } from '#domain/machines/application-machine.ts'

/** The application machine, provided with the way to send. */
export type ApplicationMachine = typeof applicationMachine

export const useApplicationActor = (machine: ApplicationMachine) => useActorRef(machine)

export type ApplicationActor = ReturnType<typeof useApplicationActor>
