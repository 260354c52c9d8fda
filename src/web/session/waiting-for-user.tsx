import { Skeleton } from '#web/ui/skeleton.tsx'

/** Until the page is awake nobody knows who is looking at it. */
export function WaitingForUser() {
  return (
    <>
      <p className="hidden noscript:block">Please turn on JavaScript to use your account.</p>
      <div className="noscript:hidden grid gap-4">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </>
  )
}
