import { useState } from 'react'
import { MOST_CHOSEN } from '#contract/admin/order-documents.endpoints.ts'
import { toast } from '#web/ui/toast.ts'
import type { ListedOrder } from './order-list.tsx'

const TOO_MANY = `You can choose up to ${MOST_CHOSEN} orders at once.`

/** Which of the rows that are shown somebody chose. What is not shown does not count. */
export function useChosen(rows: readonly ListedOrder[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => ids.has(id))

  function keep(next: readonly string[]) {
    if (next.length > MOST_CHOSEN) toast({ tone: 'bad', text: TOO_MANY })
    setIds(new Set(next.slice(0, MOST_CHOSEN)))
  }

  return {
    chosen,
    isAll: rows.length > 0 && chosen.length === Math.min(rows.length, MOST_CHOSEN),
    clear: () => setIds(new Set()),
    chooseAll: (isAll: boolean) => keep(isAll ? rows.map(({ id }) => id) : []),
    choiceOf: ({ id }: ListedOrder) => ({
      isChosen: ids.has(id),
      onChoose: (isChosen: boolean) => {
        const others = chosen.map((one) => one.id).filter((one) => one !== id)
        keep(isChosen ? [...others, id] : others)
      },
    }),
  }
}
