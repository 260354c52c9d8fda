import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { saveDocument } from './save-document.ts'

type Props = { call: Endpoint; orderIds: readonly string[]; text: string; icon: LucideIcon }

/** Saves a paper about these orders; what stands in its way is said. */
export function DocumentButton({ call, orderIds, text, icon: Icon }: Props) {
  const [isBusy, setBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setBusy(true)
    try {
      await saveDocument(call, orderIds)
    } catch (error) {
      toast({ tone: 'bad', text: problemText(error) })
    }
    setBusy(false)
  }
  return (
    <Button onClick={save} aria-disabled={isBusy} className="whitespace-nowrap">
      <Icon aria-hidden className="size-5" />
      {text}
    </Button>
  )
}
