import { useState } from 'react'
import { importProductsCall } from '#contract/catalog/product-import.endpoints.ts'
import { csvFailures, LARGEST_CSV_MB } from '#contract/platform/csv.failures.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { apiWithProgress } from '#web/kit/send-with-progress.ts'

const CHANGED_ON_DISK = 'The file changed after you chose it. Choose it again.'

/** Sends a table. What is refused as a whole is told here; what is wrong with rows is found out later. */
export function useCsvUpload(onAccepted: (dryRun: boolean, file: File) => Promise<void>) {
  const [share, setShare] = useState<number>()
  const [refusal, setRefusal] = useState<string>()

  async function send(file: File, dryRun: boolean) {
    if (share !== undefined) return
    setRefusal(undefined)
    if (file.size > LARGEST_CSV_MB * 1024 * 1024) return setRefusal(csvFailures.tooLarge.text)
    setShare(0)
    setRefusal(await refusalOf(file, dryRun))
    setShare(undefined)
  }

  async function refusalOf(file: File, dryRun: boolean): Promise<string | undefined> {
    const isReadable = await file
      .slice(0, 1)
      .arrayBuffer()
      .then(Boolean, () => false)
    if (!isReadable) return CHANGED_ON_DISK
    try {
      await apiWithProgress(setShare)(importProductsCall, { dryRun: String(dryRun), file })
      await onAccepted(dryRun, file)
      return undefined
    } catch (error) {
      return problemText(error)
    }
  }

  return { share, refusal, send, clearRefusal: () => setRefusal(undefined) }
}
