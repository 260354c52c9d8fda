import { Download, Upload } from 'lucide-react'
import type { MouseEvent } from 'react'
import { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import { exportProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { refreshAccess } from '#web/shell/api.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const EXPORTS = { products: exportProductsCall.path, orders: exportOrdersCall.path }

/** The ways of a list into a spreadsheet, and for products back again. */
export function CsvLinks({ of }: { of: keyof typeof EXPORTS }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow sm:justify-end">
      <ExportLink of={of} />
      {of === 'products' && (
        <ButtonLink to="/admin/import">
          <Upload aria-hidden className="size-5" />
          Import CSV
        </ButtonLink>
      )}
    </div>
  )
}

/** A download finds no way to renew a session that has grown too old, so that is done before. */
export function ExportLink({ of }: { of: keyof typeof EXPORTS }) {
  async function download(event: MouseEvent) {
    event.preventDefault()
    await refreshAccess().catch(() => false)
    window.location.assign(EXPORTS[of])
  }
  return (
    <ButtonLink to={EXPORTS[of]} reloadDocument download onClick={download}>
      <Download aria-hidden className="size-5" />
      Export {of} as CSV
    </ButtonLink>
  )
}
