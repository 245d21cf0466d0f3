import { useEffect } from 'react'
import { useSiteBrand } from './site-brand.ts'

export const useTitle = (title: string) => {
  const { name } = useSiteBrand()
  useEffect(() => {
    document.title = [title, name].filter(Boolean).join(' · ')
  }, [title, name])
}
