import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SearchInput } from '#ui/design/form/search-input/search-input.tsx'

export interface ListSearchProps {
  label: string
  placeholder: string
  /** From the address. */
  value: string
  onSearch: (search: string) => void
  className?: string | undefined
}

const pauseMs = 200

/** Searches once the user pauses typing. */
export function ListSearch({ label, placeholder, value, onSearch, className }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const searched = useRef(value)

  useEffect(() => {
    if (value === searched.current) return
    searched.current = value
    setTyped(value)
  }, [value])

  const search = useEffectEvent(() => {
    searched.current = typed.trim()
    onSearch(searched.current)
  })
  useEffect(() => {
    if (typed.trim() === searched.current) return undefined
    const timer = setTimeout(() => search(), pauseMs)
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
