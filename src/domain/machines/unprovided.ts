/** The placeholder of an actor that `ui/actors` provides. */
export const unprovided = () => Promise.reject(new Error('No actor was provided'))
