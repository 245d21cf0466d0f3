import { useLocation, useMatch } from '@tanstack/react-router'
import { useState } from 'react'

/** The location of the screen that asks. While the next screen is loading, the router's location is already that of the next. */
export const useOwnLocation = () => {
  const location = useLocation()
  const { fullPath } = useMatch({ strict: false })
  const [own, setOwn] = useState(location)
  // Addresses match whatever the case of their letters.
  const isOwn = location.pathname.toLowerCase() === fullPath.toLowerCase()
  if (isOwn && location !== own) setOwn(location)
  return own
}
