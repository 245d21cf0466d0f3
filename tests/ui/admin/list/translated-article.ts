/** An article whose title alone is translated. */
export const translated = {
  title: 'Fourth berth',
  image: 'x',
  description: 'English',
  translations: { ar: { title: 'مرسى رابع' } },
}
