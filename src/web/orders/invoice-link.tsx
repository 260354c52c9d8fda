import { FileText } from 'lucide-react'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { refreshAccess } from '#web/shell/api.ts'
import { Button } from '#web/ui/button.tsx'

/** The tax invoice as a file. A link alone would be followed with a token that may have run out meanwhile. */
export function InvoiceLink({ orderId }: { orderId: string }) {
  async function download() {
    await refreshAccess()
    const link = document.createElement('a')
    link.href = `${AGGREGATOR}/invoice/${orderId}`
    link.download = ''
    link.click()
  }
  return (
    <Button onClick={download}>
      <FileText aria-hidden className="size-5" />
      Download invoice
    </Button>
  )
}
