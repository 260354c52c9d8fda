import { deleteProductCall } from '#contract/catalog/manage-products.endpoints.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

export const productDeletion = ({ _id: id, name }: { _id: string; name: string }): Confirmation => ({
  title: `Delete “${name}”?`,
  text: 'It is no longer sold. Past orders keep it. This cannot be undone.',
  yes: 'Delete product',
  doing: 'Deleting…',
  isDestructive: true,
  act: async () => (await api(deleteProductCall, { id })).message,
})
