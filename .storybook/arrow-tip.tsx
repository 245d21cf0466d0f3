/** The tip of an arrow, for `markerEnd`; its size is independent of the line's width. */
export function ArrowTip({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="8"
      refY="4"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0 8 4 0 8z" className={className} />
    </marker>
  )
}
