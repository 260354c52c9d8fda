import { useSyncExternalStore } from 'react'

type Toast = {
  tone: 'good' | 'bad' | 'plain'
  text: string
  action?: { label: string; onClick: () => void }
  /** Interrupts: for what has to be known before going on. */
  alert?: true
}

const NONE: readonly Toast[] = []
let waiting = NONE
let isUsed = false
const listeners = new Set<() => void>()

function setWaiting(toasts: readonly Toast[]) {
  waiting = toasts
  isUsed = true
  for (const tell of listeners) tell()
}

/** Says something in passing. Never the only copy of a message: what matters also stands on the page. */
export const toast = (one: Toast) => setWaiting([...waiting, one])

export const clearWaitingToasts = () => setWaiting(NONE)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What has been said and not been shown yet. */
export const useWaitingToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => NONE,
  )

/** Whether there was a toast since the page was loaded. */
export const useHasToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => isUsed,
    () => false,
  )
