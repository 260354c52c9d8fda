import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { staleFailures } from '#contract/admin/order-version.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import type { Confirmation } from '../confirm-dialog.tsx'
import { useConfirm } from '../use-confirm.tsx'

/**
 * Does what was confirmed. An order that a colleague has changed meanwhile is loaded again, and `changed` says what they
 * did: nothing was done to it.
 */
export function useOrderActions() {
  const { confirm, dialog } = useConfirm()
  const { revalidate } = useRevalidator()
  const [changed, setChanged] = useState<string>()

  function run({ confirmation }: { confirmation: Confirmation }) {
    setChanged(undefined)
    confirm({ ...confirmation, onRefused: wasStale })
  }

  /** Whether it was refused for that, and is loaded again by now. */
  async function wasStale(error: unknown): Promise<boolean> {
    if (!isFailure(error) || error.kind.code !== staleFailures.stale.code) return false
    await revalidate()
    setChanged(error.message)
    return true
  }
  return { run, dialog, changed, wasStale }
}
