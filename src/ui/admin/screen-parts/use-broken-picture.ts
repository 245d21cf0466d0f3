import { useEffect, useState } from 'react'

/** Whether the browser can make no picture of a chosen file. */
export const useBrokenPicture = (address: string | undefined): boolean => {
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (address === undefined) return
    const image = new Image()
    const fail = () => setBroken(address)
    image.addEventListener('error', fail)
    image.src = address
    return () => image.removeEventListener('error', fail)
  }, [address])
  return address !== undefined && broken === address
}
