/** What the parts of a browser around a page are coloured in. */
export const themeColour = '#0A2036'
