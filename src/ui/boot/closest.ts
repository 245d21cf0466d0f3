/** The element that an event is about, or its closest parent, by a selector. */
export const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null
