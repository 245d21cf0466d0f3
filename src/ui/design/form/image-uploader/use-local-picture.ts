import { useEffect, useState } from 'react'

/** An address at which the browser shows a file that was chosen and not yet uploaded. */
export function useLocalPicture(file: Blob | null | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address lives outside React and must be given back
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
