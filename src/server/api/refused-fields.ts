/** What stands above the sentences about single fields. */
export const refusedFields = 'Some fields need another look.'
