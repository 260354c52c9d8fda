import { useState } from 'react'

export type Selection = {
  /** Of what is shown. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** All that is shown, or none. */
  toggleAll: () => void
  clear: () => void
  isAll: boolean
}

/** What is chosen of the rows that are shown; what a filter hides is not chosen any longer. */
export function useSelection(shown: readonly { _id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = shown.map(({ _id }) => _id).filter((id) => chosen.has(id))
  const isAll = ids.length > 0 && ids.length === shown.length
  return {
    ids,
    isAll,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown.map(({ _id }) => _id))),
    clear: () => setChosen(new Set()),
  }
}
