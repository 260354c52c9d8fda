import { type ReactNode, useRef, useState } from 'react'
import { t } from '#contract/platform/t.ts'
import { useRootStore } from '#web/stores/root-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { loadAddresses } from './address-book.ts'
import { NoAddress } from './address-choice.tsx'
import { useAddresses } from './use-addresses.ts'

type Props = {
  /** Where adding a first address leads back to. */
  next: string
  skeleton: ReactNode
  /** What is done with the addresses that there are. */
  children: ReactNode
}

/** The address book on the way to pay: one that could not be loaded is not taken for an empty one. */
export function LoadedAddresses({ next, skeleton, children }: Props) {
  const { list, error, waiting } = useAddresses()
  const [isRetrying, setRetrying] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  async function retry() {
    if (isRetrying) return
    setRetrying(true)
    await loadAddresses()
    // The button goes: whoever works by keyboard goes on from what takes its place.
    if (!useRootStore.getState().address.error) box.current?.focus()
    setRetrying(false)
  }

  function shown() {
    if (list.length > 0) return children
    if (error || isRetrying) return <LoadFailed text={error} isBusy={isRetrying} onRetry={retry} />
    return waiting ? skeleton : <NoAddress next={next} />
  }

  return (
    <div ref={box} tabIndex={-1} className="grid gap-3">
      {shown()}
    </div>
  )
}

type LoadFailedProps = { text: string | null; isBusy: boolean; onRetry: () => void }

const LoadFailed = ({ text, isBusy, onRetry }: LoadFailedProps) => (
  <div className="grid justify-items-start gap-3">
    <Message text={text ?? undefined} />
    <Button onClick={onRetry} aria-disabled={isBusy}>
      {isBusy ? t('Loading...') : t('Retry')}
    </Button>
  </div>
)
