import { useLocation } from 'react-router'
import { Message } from '#web/ui/message.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** What the page before this one achieved: `navigate(ACCOUNT_PATH, { state: notice(message) })`. */
export const notice = (text: string) => ({ notice: text })

export function Notice() {
  const { notice: text } = useHandedOver()
  return <Message text={text} tone="good" />
}

type HandedOver = {
  notice?: string
  /** A code was mailed that is still to be entered. */
  mustVerify?: boolean
}

/** What the page before handed over. The browser keeps it over a reload, of which the server knows nothing. */
export function useHandedOver(): HandedOver {
  const { state } = useLocation()
  return (useHydrated() && (state as HandedOver | null)) || {}
}
