import { useSyncExternalStore } from 'react'

export type Toast = {
  tone: 'good' | 'bad' | 'plain'
  text: string
  action?: { label: string; onClick: () => void }
  /** Interrupts: for what has to be known before going on. */
  alert?: true
}

let waiting: readonly Toast[] = []
const watchers = new Set<() => void>()

function setWaiting(toasts: readonly Toast[]) {
  waiting = toasts
  for (const tell of watchers) tell()
}

/** Says something in passing. Never the only copy of a message: what matters also stands on the page. */
export const toast = (one: Toast) => setWaiting([...waiting, one])

export const takeToasts = () => setWaiting([])

const watch = (tell: () => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const NONE: readonly Toast[] = []

/** What has been said and not been shown yet. */
export const useWaitingToasts = () =>
  useSyncExternalStore(
    watch,
    () => waiting,
    () => NONE,
  )
