const isServedByProduct = location.pathname.startsWith('/storybook/')

/** An address of the product: beside this Storybook, or where `npm run dev` serves it. */
export const productAddressOf = (address: string) =>
  isServedByProduct ? address : `http://localhost:3000${address}`
