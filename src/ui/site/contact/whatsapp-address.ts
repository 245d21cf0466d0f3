/** Where a number is written to by WhatsApp, which wants its digits with the country's code first; nothing where there are none. */
export const whatsappAddress = (number: string): string | undefined => {
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  return digits && `https://wa.me/${digits}`
}
