import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { UnfinishedUploads, Uploads } from './uploads.ts'

/**
 * Lets saves wait for the pictures within texts.
 * @param actions What a save may do, with the form as it is at the last rendering.
 * @param onFailed Called instead if a picture could not be stored.
 */
export const useAfterUploads = <Actions>(actions: Actions, onFailed: () => void) => {
  const [unfinished, setUnfinished] = useState<Readonly<Record<string, UnfinishedUploads | undefined>>>({})
  const [waiting, setWaiting] = useState<(actions: Actions) => void>()
  const states = Object.values(unfinished)
  const state = states.find((each) => each === 'failed') ?? states.find((each) => each === 'uploading')
  const runWaiting = useEffectEvent(() => {
    if (waiting === undefined || state === 'uploading') return
    setWaiting(undefined)
    if (state === 'failed') onFailed()
    else waiting(actions)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what a save sends is known only once all pictures are stored
  useEffect(() => runWaiting(), [waiting, state])
  return {
    report: useCallback<Uploads['report']>(
      (field, now) => setUnfinished((known) => (known[field] === now ? known : { ...known, [field]: now })),
      [],
    ),
    isUnfinished: (path: string) =>
      Object.entries(unfinished).some(([field, now]) => now !== undefined && field.startsWith(`${path}.`)),
    hasUnfinished: state !== undefined,
    hasFailed: state === 'failed',
    isWaiting: waiting !== undefined,
    run: (action: (actions: Actions) => void) =>
      state === undefined ? action(actions) : setWaiting(() => action),
  }
}
