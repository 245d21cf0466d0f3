import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { UnfinishedUploads, Uploads } from './uploads.ts'

/**
 * Lets saves wait for the pictures within texts.
 * @param sends What a save does with the form as it then is.
 * @param onFailed Called instead if a picture could not be stored.
 */
export const useAfterUploads = <Sends>(sends: Sends, onFailed: () => void) => {
  const [unfinished, setUnfinished] = useState<Readonly<Record<string, UnfinishedUploads | undefined>>>({})
  const [waiting, setWaiting] = useState<(sends: Sends) => void>()
  const states = Object.values(unfinished)
  const state = states.find((each) => each === 'failed') ?? states.find((each) => each === 'uploading')
  const goOn = useEffectEvent(() => {
    if (waiting === undefined || state === 'uploading') return
    setWaiting(undefined)
    if (state === 'failed') onFailed()
    else waiting(sends)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- what a save sends is known only once all pictures are stored
  useEffect(() => goOn(), [waiting, state])
  return {
    report: useCallback<Uploads['report']>(
      (field, now) => setUnfinished((known) => (known[field] === now ? known : { ...known, [field]: now })),
      [],
    ),
    isWaiting: waiting !== undefined,
    run: (send: (sends: Sends) => void) => (state === undefined ? send(sends) : setWaiting(() => send)),
  }
}
