/** How wide a picture of the usual 16:10 becomes to fill the head of the home page, for the head of the document too. */
export const heroSizes = '(width >= 1248px) 100vw, (width >= 1024px) 1248px, (width >= 768px) 100vw, 138vw'
