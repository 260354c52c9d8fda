/** Keeps the place of something that is still on its way. Give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={`block animate-breathe rounded-field bg-line ${className}`} />
}
