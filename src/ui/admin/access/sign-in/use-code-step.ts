import { useState, type ReactNode } from 'react'
import type { Failure } from '#domain/machines/failure.ts'
import { serverSentence } from '#ui/words/office/server-sentence.tsx'

/** The code field of the sign-in, which shows once the server requires a second factor. */
export const useCodeStep = (failure: Failure | null, required: string) => {
  const [isRequired, setRequired] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<ReactNode>()

  const [seen, setSeen] = useState(failure)
  const refusal = failure?.fields?.['code']
  if (failure !== seen) {
    setSeen(failure)
    if (refusal !== undefined) {
      // The first refusal only asks for the code.
      setError(isRequired && serverSentence(refusal))
      setRequired(true)
      setCode('')
    }
  }

  return {
    isRequired,
    code,
    error,
    /** Whether the last failure was about the code. */
    refused: refusal !== undefined,
    missing: isRequired && code.trim() === '',
    change: (typed: string) => {
      setCode(typed)
      setError(undefined)
    },
    showMissing: () => setError(required),
  }
}
