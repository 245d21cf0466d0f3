export const zoomRange = { minimum: 1, maximum: 50, step: 0.5 } as const

export interface View {
  scale: number
  /** The offset of the picture's centre from the window's centre, in pixels. */
  x: number
  y: number
}

export const wholePicture: View = { scale: zoomRange.minimum, x: 0, y: 0 }

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)

/** Zooms to the nearest step around the centre of the window. */
export function zoomedTo(view: View, requested: number): View {
  const { minimum, maximum, step } = zoomRange
  const scale = clamp(Math.round(requested / step) * step, minimum, maximum)
  const ratio = scale / view.scale
  return scale === minimum ? wholePicture : { scale, x: view.x * ratio, y: view.y * ratio }
}

/** Zooms in by a number of steps, or out if it is negative. */
export const zoomed = (view: View, steps: number): View => zoomedTo(view, view.scale + steps * zoomRange.step)

/** Moves the picture within a window of this width and height. */
export function panned(view: View, by: { x: number; y: number }, width: number, height: number): View {
  const reach = (side: number) => ((view.scale - 1) * side) / 2
  return {
    scale: view.scale,
    x: clamp(view.x + by.x, -reach(width), reach(width)),
    y: clamp(view.y + by.y, -reach(height), reach(height)),
  }
}
