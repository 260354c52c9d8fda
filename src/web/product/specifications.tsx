import type { Product } from '#contract/catalog/product.ts'
import { t } from '#contract/platform/t.ts'
import { detailRows, packedRows, type Row } from './specification-rows.ts'

export function Specifications({ product }: { product: Product }) {
  return (
    <section aria-labelledby="specifications-title">
      <h2 id="specifications-title" className="mb-4 font-semibold text-title">
        {t('Specifications')}
      </h2>
      <table aria-labelledby="specifications-title" className="w-full text-left text-small">
        <Rows rows={detailRows(product)} />
        <Rows rows={packedRows(product)} title={t('Package size and weight')} />
      </table>
    </section>
  )
}

function Rows({ rows, title }: { rows: readonly Row[]; title?: string }) {
  if (rows.length === 0) return null
  return (
    <tbody>
      {title && (
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-6 pb-2 font-semibold">
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ label, value }) => (
        <tr key={label} className="border-line border-t last:border-b">
          <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-soft">
            {label}
          </th>
          <td className="py-2 tabular-nums">{value}</td>
        </tr>
      ))}
    </tbody>
  )
}
