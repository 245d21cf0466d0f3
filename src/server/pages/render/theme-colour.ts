/** The colour of the browser's interface around a page. */
export const themeColour = '#0A2036'
