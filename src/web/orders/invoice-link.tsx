import { FileText } from 'lucide-react'
import { download } from '#web/kit/download.ts'
import { Button } from '#web/ui/button.tsx'

/** The tax invoice as a file. */
export function InvoiceLink({ path }: { path: string }) {
  return (
    <Button onClick={() => download(path)}>
      <FileText aria-hidden className="size-5" />
      Download invoice
    </Button>
  )
}
