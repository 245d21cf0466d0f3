/** The segment after `/api`, as the page says it (C49). */
export const product = document.documentElement.dataset['product'] ?? 'group'
