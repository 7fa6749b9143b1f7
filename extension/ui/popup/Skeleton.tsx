/** What stands where something is read or loaded. */
export function Skeleton({ label }: { label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      <div className="bone wide" />
      <div className="bone" />
      <div className="bone button" />
    </div>
  )
}
