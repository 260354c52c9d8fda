import { refreshAccess } from './api.ts'

/** Saves what the shop answers there. A download cannot renew a session that has grown too old, so that is done before. */
export async function download(path: string): Promise<void> {
  await refreshAccess().catch(() => false)
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
