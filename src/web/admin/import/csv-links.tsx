import { Download, Upload } from 'lucide-react'
import type { MouseEvent } from 'react'
import { can } from '#contract/accounts/permissions.ts'
import { checkProofCall } from '#contract/accounts/second-factor.endpoints.ts'
import { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import { exportProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { api } from '#web/kit/api.ts'
import { download } from '#web/kit/download.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { ADMIN_IMPORT_PATH } from '#web/kit/staff-paths.ts'
import { useSessionUser } from '#web/kit/use-session-user.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

const EXPORTS = {
  products: { path: exportProductsCall.path, text: 'Export products as CSV' },
  orders: { path: exportOrdersCall.path, text: 'Export orders as CSV' },
}

/** The ways of a list into a spreadsheet, and for products back again. */
export function CsvLinks({ of }: { of: keyof typeof EXPORTS }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-end">
      <ExportLink of={of} />
      {of === 'products' && (
        <ButtonLink to={ADMIN_IMPORT_PATH}>
          <Upload aria-hidden className="size-5" />
          Import CSV
        </ButtonLink>
      )}
    </div>
  )
}

export function ExportLink({ of }: { of: keyof typeof EXPORTS }) {
  const user = useSessionUser()
  return user && can(user, 'exportData') && <SaveCsv {...EXPORTS[of]} />
}

/** A download cannot ask for the password, so that is done before. */
export function SaveCsv({ path, text }: { path: string; text: string }) {
  async function save(event: MouseEvent) {
    event.preventDefault()
    try {
      await api(checkProofCall)
      await download(path)
    } catch (error) {
      const isCancelled = isFailure(error) && error.kind.code === requestFailures.proofNeeded.code
      if (!isCancelled) toast({ tone: 'bad', text: problemText(error) })
    }
  }
  return (
    <ButtonLink to={path} reloadDocument download onClick={save}>
      <Download aria-hidden className="size-5" />
      {text}
    </ButtonLink>
  )
}
