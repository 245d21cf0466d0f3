/** What a visitor does on the receipt page: erasing asks first. */
export const receiptSteps = ['open', 'reply', 'ask', 'erase'] as const
export type ReceiptStep = (typeof receiptSteps)[number]

/** The name of the form that takes the code. */
export const formName = 'receipt'
