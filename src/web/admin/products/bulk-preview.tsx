import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'
import { BULK, sortPreview } from './bulk-values.ts'
import type { Preview } from './use-bulk-edit.ts'

type Props = {
  preview: Preview
  problem: string | undefined
  busy: boolean
  onApply: () => void
  onBack: () => void
}

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

/** What would become of each product; nothing is changed before the button says so. */
export function BulkPreview({ preview: { change, rows }, problem, busy, onApply, onBack }: Props) {
  const { changing, same, faulty } = sortPreview(rows)
  const { text } = BULK[change.kind]
  const said = [
    `${products(changing.length)} will change`,
    same > 0 && `${same} already like this`,
    faulty > 0 && `${faulty} can’t be changed`,
  ]
  return (
    <div className="mt-4 grid gap-4">
      <p ref={focusOnMount} tabIndex={-1} className="text-ink-soft outline-none">
        {said.filter(Boolean).join(', ')}.
      </p>
      <div className="max-h-[45dvh] overflow-y-auto">
        <table aria-label="Preview" className="w-full table-fixed text-left text-small">
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className="w-1/2 py-2 pr-2 font-normal">
                Product
              </th>
              <th scope="col" className="py-2 pr-2 font-normal">
                Now
              </th>
              <th scope="col" className="py-2 font-normal">
                Then
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _id, name, before, after, fault }) => (
              <tr key={_id} className="border-line border-t align-top tabular-nums [overflow-wrap:anywhere]">
                <th scope="row" className="py-2 pr-2 font-normal">
                  {name}
                </th>
                <td className="py-2 pr-2">{text(before)}</td>
                <td className="py-2">
                  {before === after ? (
                    <span className="text-ink-soft">No change</span>
                  ) : (
                    <span className={fault ? 'text-bad' : 'font-semibold'}>{text(after)}</span>
                  )}
                  {fault && (
                    <span className="mt-1 grid justify-items-start gap-1">
                      <Badge tone="bad">Left out</Badge>
                      <span className="text-bad">{fault}</span>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Message text={problem} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {changing.length > 0 && (
          <Button look="primary" aria-disabled={busy} onClick={onApply}>
            {busy ? 'Changing…' : `Change ${products(changing.length)}`}
          </Button>
        )}
        <Button aria-disabled={busy} onClick={() => busy || onBack()}>
          Back
        </Button>
      </div>
    </div>
  )
}
