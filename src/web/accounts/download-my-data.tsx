import { useState } from 'react'
import { downloadMyDataCall } from '#contract/accounts/profile.endpoints.ts'
import { t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'

/** Hands over what the shop keeps about its user, as a file. */
export function DownloadMyData() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function download() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { data } = await api(downloadMyDataCall)
      saveFile('likho-my-data.json', JSON.stringify(data, null, 2), 'application/json')
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  return (
    <section aria-labelledby="download" className="grid gap-2">
      <h2 id="download" className="font-semibold text-lead">
        {t('Download my data')}
      </h2>
      <p className="text-pretty text-ink-soft">{t('Get everything we keep about you as a JSON file.')}</p>
      <Button onClick={download} aria-disabled={busy} className="mt-1 sm:justify-self-start">
        {busy ? t('Preparing...') : t('Download')}
      </Button>
      <Message text={problem} />
    </section>
  )
}
