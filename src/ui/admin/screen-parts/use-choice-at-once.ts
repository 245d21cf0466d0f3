import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Whether a key chooses another option of a closed select, which most browsers report with each press. */
const passesOptions = ({ key, altKey }: KeyboardEvent) =>
  !altKey && (key.length === 1 ? key !== ' ' : /^(?:Arrow|Page|Home|End)/u.test(key))

/**
 * The props of a select that does at once what is chosen. Keys pass every option on their way, so that their choice
 * waits for Enter, or until the select is left.
 *
 * @param onLeave What becomes of a choice by keys without Enter.
 */
export const useChoiceAtOnce = (
  value: string,
  choose: (chosen: string) => void,
  onLeave: 'choose' | 'drop' = 'choose',
) => {
  const [passed, setPassed] = useState<string>()
  const isByKeys = useRef(false)
  const settle = (chosen: string | undefined) => {
    setPassed(undefined)
    if (chosen !== undefined && chosen !== value) choose(chosen)
  }
  return {
    value: passed ?? value,
    onPointerDown: () => {
      isByKeys.current = false
    },
    onKeyDown: (event: KeyboardEvent) => {
      isByKeys.current = passesOptions(event)
      if (event.key === 'Enter' && passed !== undefined) {
        event.preventDefault()
        settle(passed)
      }
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      isByKeys.current ? setPassed(target.value) : settle(target.value),
    onBlur: () => settle(onLeave === 'choose' ? passed : undefined),
  }
}
