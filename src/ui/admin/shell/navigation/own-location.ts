import { useLocation, useMatch } from '@tanstack/react-router'
import { useState } from 'react'

/** The location of the calling screen; the router's own is that of the next one while it is loading. */
export const useOwnLocation = () => {
  const location = useLocation()
  const { fullPath } = useMatch({ strict: false })
  const [own, setOwn] = useState(location)
  // Routes match case-insensitively.
  const isOwn = location.pathname.toLowerCase() === fullPath.toLowerCase()
  if (isOwn && location !== own) setOwn(location)
  return own
}
