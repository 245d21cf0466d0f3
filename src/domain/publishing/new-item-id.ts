/** The id of an item that is not stored yet, in addresses of previews. */
export const newItemId = 'new'

/** The id of the new item of a draft, of which there may be several. */
export const draftedItemId = (draftId: string): string => `${newItemId}-${draftId}`

/** An address of a preview with the ids that its new items have there. */
export const withItemIds = (address: string, idOf: (draftId: string) => string | undefined): string =>
  address.replace(/(?<=\/)new-(\d+)(?=[/?]|$)/u, (id, draftId: string) => idOf(draftId) ?? id)
