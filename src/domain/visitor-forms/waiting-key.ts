/** The key in local storage under which an enquiry waits for a connection. The first script of a page needs no more of it. */
export const waitingKey = 'waiting-enquiry'
