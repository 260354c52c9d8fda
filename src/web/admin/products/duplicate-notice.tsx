import type { Duplicate } from '#contract/catalog/duplicates.endpoints.ts'
import { updateProductPath } from '#web/kit/staff-paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const SAME: Record<Duplicate['same'], string> = {
  name: 'has nearly the same name',
  sku: 'has this SKU',
  barcode: 'has this barcode',
}

/** What is there already, with a way to it in another tab: what is typed stays. */
export function DuplicateNotice({ found }: { found: readonly Duplicate[] }) {
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {found.map(({ _id, name, same }) => (
        <p key={_id + same} className="rounded-field bg-wait-wash px-3 py-2 text-small text-wait">
          You already have{' '}
          <TextLink to={updateProductPath(_id)} target="_blank">
            {name}
          </TextLink>
          , which {SAME[same]}.
        </p>
      ))}
    </div>
  )
}
