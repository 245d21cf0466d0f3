import { useEffect } from 'react'
import { useBrand } from './site-brand.ts'

export const useTitle = (title: string) => {
  const { name } = useBrand()
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ')
  }, [title, name])
}
