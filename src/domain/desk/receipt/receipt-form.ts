/** The page of a code, which is for one visitor. */
export const receiptPath = '/receipt'

/** Steps of a visitor on the receipt page; `ask` asks for confirmation before `erase`. */
export const receiptSteps = ['open', 'reply', 'ask', 'erase'] as const
export type ReceiptStep = (typeof receiptSteps)[number]

/** The name of the form that takes the code. */
export const receiptFormName = 'receipt'
