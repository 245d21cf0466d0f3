/** The page of the back office that was asked for, by its path below /admin; anything else leads to the dashboard. */
export const askedPage = (to: string): string =>
  /^\/[\w-]/u.test(to) && to.length <= 2_000 ? to : '/dashboard'
