/**
 * The letter of a pressed key, for shortcuts: in lower case, and on a layout of another script, such as Arabic, the
 * letter in the same place of a Latin keyboard.
 */
export const shortcutLetter = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string => {
  const isOtherScript = /^\p{L}/u.test(key) && !/^\p{Script=Latin}/u.test(key)
  return (isOtherScript ? code.replace('Key', '') : key).toLowerCase()
}
