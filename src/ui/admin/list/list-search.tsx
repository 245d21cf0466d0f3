import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'

export interface ListSearchProps {
  label: string
  placeholder: string
  /** What the address says. */
  value: string
  onSearch: (search: string) => void
  className?: string | undefined
}

const pause = 200

/** Searches once the person pauses. */
export function ListSearch({ label, placeholder, value, onSearch, className }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])

  const search = useEffectEvent(() => {
    asked.current = typed.trim()
    onSearch(asked.current)
  })
  useEffect(() => {
    if (typed.trim() === asked.current) return undefined
    const timer = setTimeout(() => search(), pause)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className={className}
    />
  )
}
