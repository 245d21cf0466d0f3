import { createContext, useEffect, useState } from 'react'

/** The id of the section in the upper part of the window. */
export const CurrentSection = createContext<string | undefined>(undefined)

export const useCurrentSection = (sections: ReadonlyArray<{ readonly id: string }>): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      // A line at a third of the window's height, which one section crosses at a time.
      { rootMargin: '-33% 0px -67% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
