import { useActorRef } from '@xstate/react'
import type { enquiryMachine } from '#domain/machines/enquiry-machine.ts'

/** The enquiry machine, provided with the way to send. */
export type EnquiryMachine = typeof enquiryMachine

export const useEnquiryActor = (machine: EnquiryMachine) => useActorRef(machine)

export type EnquiryActor = ReturnType<typeof useEnquiryActor>
