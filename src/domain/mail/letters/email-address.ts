/** No character with a meaning in a mail header: no list, no comment, no second address. */
const plain = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Whether mail can be sent to an address. Forms accept more: anything@anything. */
export const isEmailAddress = (text: string): boolean => plain.test(text)
