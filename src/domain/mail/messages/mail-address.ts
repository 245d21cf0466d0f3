/** Nothing that has a meaning of its own in a header or on the way: no list, no comment, no second address. */
const plain = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** Whether a message can be addressed to it. Forms take more than that: something@something. */
export const isMailAddress = (text: string): boolean => plain.test(text)
