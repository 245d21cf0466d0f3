import type { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import { createDownloadMachine } from '#domain/machines/download-machine.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { ReadFailure } from '#ports/failures.ts'
import type { Announce } from './announcements.ts'
import { failedRequest } from './failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'

export type DownloadActor<Input> = ActorRefFrom<ReturnType<typeof createDownloadMachine<Input>>>

type Fetch<Input, R> = (
  input: Input,
  report: (progress: number) => void,
) => Effect.Effect<void, ReadFailure, R>

/** The download machine over a port, started; announces its outcome. */
export const downloadOf = <Input, R>(
  bridge: Bridge<R>,
  fetch: Fetch<Input, R>,
  {
    wording,
    done,
    announce,
  }: { readonly wording: FailureWording; readonly done?: string; readonly announce: Announce },
): DownloadActor<Input> => {
  const machine = createDownloadMachine<Input>().provide({
    actors: { download: bridge.fromRead(({ input, report }) => fetch(input, report)) },
  })
  const actor = bridge.start(machine)
  if (done !== undefined) actor.on('download.done', () => announce({ tone: 'success', text: done }))
  actor.on('download.failed', ({ failure }) => announce(failedRequest(wording, failure)))
  return actor
}
