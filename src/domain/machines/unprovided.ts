/** The placeholder for an actor that a machine names and its creator provides. */
export const unprovided = () => Promise.reject(new Error('No actor was provided'))
