/**
 * How wide a picture of the usual 16:10 becomes to fill the head of the home page; for the head of the document too. On a wide
 * screen a picture an eighth narrower is fetched, which nobody tells from a whole one; on a phone nobody sees more than two pixels for
 * each that the layout counts.
 */
export const heroSizes =
  '(width >= 1248px) 88vw, (width >= 1024px) 1248px, (width >= 768px) 100vw, (resolution >= 2.5dppx) 92vw, 132vw'
