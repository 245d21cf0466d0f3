/** The path segment after `/api`, from the attribute of the page (C49). */
export const product = document.documentElement.dataset['product'] ?? 'group'
