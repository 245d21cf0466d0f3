/** Calls `act` now and whenever this tab is shown again, unless it is hidden. Returns what ends that. */
export const whenShown = (act: () => void): (() => void) => {
  const actIfShown = () => {
    if (document.visibilityState !== 'hidden') act()
  }
  actIfShown()
  document.addEventListener('visibilitychange', actIfShown)
  return () => document.removeEventListener('visibilitychange', actIfShown)
}
