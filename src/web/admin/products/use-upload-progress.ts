import { useMemo, useState } from 'react'
import { withDirectUploads } from '#web/kit/direct-uploads.ts'
import { apiWithProgress } from '#web/kit/send-with-progress.ts'

/** A way for a form to go out that tells how far it is. */
export function useUploadProgress() {
  const [sent, setSent] = useState<number>()
  const via = useMemo(() => withDirectUploads(apiWithProgress(setSent)), [])
  return { via, sent }
}
