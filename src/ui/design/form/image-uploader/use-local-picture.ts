import { useEffect, useState } from 'react'

/** An object URL for a chosen file; revoked when the file changes. */
export function useLocalPicture(file: Blob | null | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the URL lives outside React and must be revoked
    setAddress(url)
    return () => {
      URL.revokeObjectURL(url)
      setAddress(undefined)
    }
  }, [file])
  return address
}
