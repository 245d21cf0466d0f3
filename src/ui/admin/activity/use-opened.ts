import { useLocation, useRouter } from '@tanstack/react-router'

/** The row whose details are open, as in the address; page, filters and scroll position stay. */
export const useOpened = () => {
  const router = useRouter()
  const search = useLocation().search as { readonly open?: string }
  const open = (id: string | undefined) =>
    void router.navigate({
      to: '.',
      search: (current: object) => ({ ...current, open: id }),
      state: (current) => current,
      resetScroll: false,
    })
  return [search.open, open] as const
}
