/** Returns the function that makes actors with its first call, by the code that a screen has loaded. */
export const madeOnce = <Arguments extends ReadonlyArray<unknown>, Actors>(
  ...given: Arguments
): ((make: (...given: Arguments) => Actors) => Actors) => {
  let made: Actors | undefined
  return (make) => (made ??= make(...given))
}
