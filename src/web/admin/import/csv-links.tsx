import { Download, Upload } from 'lucide-react'
import type { MouseEvent } from 'react'
import { exportOrdersCall } from '#contract/admin/orders-export.endpoints.ts'
import { exportProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { download } from '#web/kit/download.ts'
import { ADMIN_IMPORT_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const EXPORTS = { products: exportProductsCall.path, orders: exportOrdersCall.path }

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
  function save(event: MouseEvent) {
    event.preventDefault()
    download(EXPORTS[of])
  }
  return (
    <ButtonLink to={EXPORTS[of]} reloadDocument download onClick={save}>
      <Download aria-hidden className="size-5" />
      Export {of} as CSV
    </ButtonLink>
  )
}
