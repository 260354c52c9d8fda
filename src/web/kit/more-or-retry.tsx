import { t } from '#contract/platform/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import type { LoadedList } from './keyset-list.ts'
import type { ListPaging } from './use-list-address.ts'

type Props = {
  /** Undefined while it is loaded for the first time. */
  list: LoadedList<unknown> | undefined
  /** Said before what went wrong. */
  lead?: string
} & Pick<ListPaging, 'isBusy' | 'onMore' | 'onRetry'>

/** Below a list: the way to its next page, or why a page did not come and Retry. */
export function MoreOrRetry({ list, lead = '', isBusy, onMore, onRetry }: Props) {
  const { problem, hasMore } = list ?? {}
  const isSlow = useSlow(isBusy ? 'more' : undefined)
  return (
    <>
      <Message text={problem && lead + problem} />
      {(problem || hasMore) && (
        <Button className="justify-self-start" aria-disabled={isBusy} onClick={problem ? onRetry : onMore}>
          {problem ? t('Retry') : isSlow ? t('Loading…') : t('Load more')}
        </Button>
      )}
    </>
  )
}
