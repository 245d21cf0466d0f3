import { useLocation, useRouter } from '@tanstack/react-router'

/** Which row's details are open, as the address says it; page, filters and place stay. */
export const useOpened = () => {
  const router = useRouter()
  const search = useLocation().search as { readonly open?: string }
  const open = (id: string | undefined) =>
    void router.navigate({
      to: '.',
      search: (asked: object) => ({ ...asked, open: id }),
      state: (kept) => kept,
      resetScroll: false,
    })
  return [search.open, open] as const
}
