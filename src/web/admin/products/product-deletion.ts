import { deleteProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

export const productDeletion = ({ _id: id, name }: { _id: string; name: string }): Confirmation => ({
  title: `Delete “${name}”?`,
  text: 'It goes off sale. Past orders still show it. You can’t undo this.',
  yes: 'Delete product',
  doing: 'Deleting…',
  keep: 'Keep product',
  isDestructive: true,
  act: async () => (await api(deleteProductCall, { id })).message,
})
