import { useLocation } from 'react-router'
import { Message } from './message.tsx'

/** What the page before this one achieved: `navigate('/user', { state: notice(message) })`. */
export const notice = (text: string) => ({ notice: text })

export function Notice() {
  const { state } = useLocation()
  const text = (state as { notice?: unknown } | null)?.notice
  return typeof text === 'string' ? <Message text={text} tone="good" /> : null
}
