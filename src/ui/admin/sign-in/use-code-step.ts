import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '#domain/machines/failure.ts'

/** The code that is asked for once an account turns out to have a second factor. */
export const useCodeStep = (failure: Failure | null) => {
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const refusal = failure?.fields?.['code']
  const ask = useEffectEvent((sentence: string) => {
    // Being asked for the first time is no mistake of the person.
    setError(asked ? sentence : undefined)
    setAsked(true)
    setCode('')
  })
  useEffect(() => {
    if (refusal !== undefined) ask(refusal)
  }, [failure, refusal])

  return {
    asked,
    code,
    error,
    /** What goes wrong beside the code is told elsewhere. */
    refused: refusal !== undefined,
    missing: asked && code.trim() === '',
    change: (typed: string) => {
      setCode(typed)
      setError(undefined)
    },
    complain: () => setError('Code is required'),
  }
}
