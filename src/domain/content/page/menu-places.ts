/** Where a page is linked besides from other pages. */
export const menuPlaces = ['explore', 'others', 'footer'] as const
export type MenuPlace = (typeof menuPlaces)[number]
