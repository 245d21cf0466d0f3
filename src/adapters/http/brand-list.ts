// In a file of their own, so that the enquiry popup does not load all endpoints.
export const brandList = '/Ourbrands_list'
export const brandTitle = 'Tittle'
