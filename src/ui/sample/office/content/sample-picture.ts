/** A picture of two colours as a data URL. */
export const samplePicture = (
  ground = '#BDD8E2',
  mark = '#1A4569',
  [width, height]: readonly [number, number] = [1200, 800],
): string => {
  const shape = `<path fill="${mark}" d="M0 ${height * 0.7}Q${width * 0.3} ${height * 0.4} ${width} ${height * 0.6}V${height}H0Z"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${shape}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
