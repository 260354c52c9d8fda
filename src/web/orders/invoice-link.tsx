import { FileText } from 'lucide-react'
import { t } from '#contract/platform/t.ts'
import { download } from '#web/kit/download.ts'
import { Button } from '#web/ui/button.tsx'

/** The tax invoice as a file. */
export function InvoiceLink({ path }: { path: string }) {
  return (
    <Button onClick={() => download(path)}>
      <FileText aria-hidden className="size-5" />
      {t('Download invoice')}
    </Button>
  )
}
