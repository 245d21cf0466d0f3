/** The colour scales. Use `vars.color` first, and `vars.palette` only if no semantic colour fits. */
export const palette = {
  navy: { 600: '#2A6086', 700: '#1A4569', 800: '#10304E', 900: '#0A2036', 950: '#061424' },
  shoal: {
    50: '#F0F6F8',
    100: '#DDEBF0',
    200: '#BDD8E2',
    300: '#90BFCE',
    400: '#5A9BB1',
    500: '#377E97',
    600: '#1F6680',
  },
  buff: {
    50: '#FBF6E7',
    100: '#F5EACB',
    200: '#ECD9A0',
    300: '#E3C572',
    400: '#D4AB3F',
    500: '#AF8423',
    700: '#76570F',
  },
  salt: { 50: '#F5F7F7', 100: '#EBEFF0' },
  line: { 200: '#DCE3E6', 300: '#C4CFD4', 500: '#7F8E98' },
  ink: { 500: '#5F6E79', 600: '#4A5A66' },
  danger: { 50: '#FCEFEE', 300: '#FF9C92', 600: '#B3261E' },
  success: { 50: '#E9F5EF', 700: '#17603F' },
  white: '#FFFFFF',
  black: '#000000',
} as const
