/** The menus of the site that may link to a page. */
export const menuPlaces = ['explore', 'others', 'footer'] as const
export type MenuPlace = (typeof menuPlaces)[number]
