import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import type { LoadedList } from './keyset-list.ts'
import type { ListPaging } from './use-list-address.ts'

type Props = { list: LoadedList<unknown> } & Pick<ListPaging, 'isBusy' | 'onMore' | 'onRetry'>

/** Below a list: the way to its next page, or why a page did not come and Retry. */
export function MoreOrRetry({ list: { problem, hasMore }, isBusy, onMore, onRetry }: Props) {
  return (
    <>
      <Message text={problem} />
      {(problem || hasMore) && (
        <Button className="justify-self-start" aria-disabled={isBusy} onClick={problem ? onRetry : onMore}>
          {problem ? 'Retry' : isBusy ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </>
  )
}
