import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deleteViewCall, type OrderView } from '#contract/admin/order-views.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useConfirm } from '../use-confirm.tsx'

/** For a view of one's own: the orders in it stay as they are. */
export function RemoveView({ view: { id, name } }: { view: OrderView }) {
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const ask = () =>
    confirm({
      title: `Remove the view “${name}”?`,
      text: 'The orders stay as they are.',
      yes: 'Remove view',
      doing: 'Removing…',
      keep: 'Keep view',
      act: async () => (await api(deleteViewCall, { id })).message,
      onDone: async () => navigate({ search: '' }, { replace: true }),
    })
  return (
    <>
      <Button look="quiet" onClick={ask}>
        <X aria-hidden className="size-5" />
        Remove view
      </Button>
      {dialog}
    </>
  )
}
