import { FileText } from 'lucide-react'
import { isTest, type MoneyMode } from '#contract/payments/money-mode.ts'
import { t } from '#contract/platform/t.ts'
import { download } from '#web/kit/download.ts'
import { Button } from '#web/ui/button.tsx'

/** The tax invoice as a file; of a test order there is none, only a bill that says so. */
export function InvoiceLink({ path, money }: { path: string; money: MoneyMode }) {
  return (
    <Button onClick={() => download(path)}>
      <FileText aria-hidden className="size-5" />
      {isTest({ money }) ? t('Download test bill') : t('Download invoice')}
    </Button>
  )
}
