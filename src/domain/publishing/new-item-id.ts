/** The id of an item that is not stored yet, in addresses of previews. */
export const newItemId = 'new'
