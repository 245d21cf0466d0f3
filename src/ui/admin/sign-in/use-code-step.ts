import { useState } from 'react'
import type { Failure } from '#domain/machines/failure.ts'

/** The code that is asked for once an account turns out to have a second factor. */
export const useCodeStep = (failure: Failure | null) => {
  const [asked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const [seen, setSeen] = useState(failure)
  const refusal = failure?.fields?.['code']
  if (failure !== seen) {
    setSeen(failure)
    if (refusal !== undefined) {
      // Being asked for the first time is no mistake of the person.
      setError(asked ? refusal : undefined)
      setAsked(true)
      setCode('')
    }
  }

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
