// Apart from the other endpoints, which the popup of every page does not load.
export const brandList = '/Ourbrands_list'
export const brandTitle = 'Tittle'
