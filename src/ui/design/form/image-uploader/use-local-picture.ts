import { useEffect, useState } from 'react'

/** An object URL for a chosen file; revoked when the file changes. */
export function useLocalPicture(file: Blob | null | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the URL lives outside React and must be revoked
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
