import { useEffect } from 'react'
import { useBrand } from './brand.ts'

/** Names the window after what it shows. */
export const useTitle = (title: string) => {
  const { name } = useBrand()
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ')
  }, [title, name])
}
