import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequirePermission } from '#web/session/require-permission.tsx'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { PageBody } from '#web/ui/page-body.tsx'
import { ExportLink } from './csv-links.tsx'
import { FileDrop } from './file-drop.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ImportResult } from './import-result.tsx'
import { importButton, isRunning, stageWords } from './import-words.ts'
import { ProgressBar } from './progress-bar.tsx'
import { TemplateLink } from './template-link.tsx'
import { useLatestImport } from './use-latest-import.ts'
import { useUpload } from './use-upload.ts'

export default function ImportPage() {
  return (
    <PageBody>
      <RequirePermission permission="manageOwnProducts" waiting={<WaitingForUser />}>
        {() => (
          <div className="grid gap-6">
            <header className="grid gap-4">
              <ButtonLink to="/admin?list=products" look="quiet" className="-ml-4 justify-self-start">
                <ArrowLeft aria-hidden className="size-5" />
                Product List
              </ButtonLink>
              <h1 className="font-semibold text-heading">Import products</h1>
            </header>
            <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
              <Importer />
              <HowItWorks>
                <TemplateLink />
                <ExportLink of="products" />
              </HowItWorks>
            </div>
          </div>
        )}
      </RequirePermission>
    </PageBody>
  )
}

/** First the file is checked, then what is fine is imported. */
function Importer() {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<File>()
  const { latest, problem, look, watch } = useLatestImport()
  const { share, refusal, send, forget } = useUpload((begun, sent) => {
    setChecked(begun.dryRun ? sent : undefined)
    watch(begun)
  })
  const running = latest && isRunning(latest) ? latest : undefined
  const isBusy = running !== undefined || share !== undefined
  const isChecked = file !== undefined && file === checked
  return (
    <div className="grid gap-6">
      <section aria-label="Choose a file" className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <FileDrop
          file={file}
          disabled={isBusy}
          error={refusal}
          onChoose={(chosen) => {
            setFile(chosen)
            forget()
          }}
        />
        <Button
          look={isChecked ? 'secondary' : 'primary'}
          className="sm:justify-self-start"
          aria-disabled={!file || isBusy}
          onClick={() => file && !isBusy && send(file, true)}
        >
          Check the file
        </Button>
      </section>
      {share !== undefined && <Stage text="Uploading…" share={share} />}
      {share === undefined && running && <Running one={running} />}
      {problem && (
        <div className="grid justify-items-start gap-3">
          <Message text={`Error: ${problem}`} />
          <Button onClick={look}>Retry</Button>
        </div>
      )}
      {latest && !isBusy && !refusal && (
        <ImportResult key={latest._id} one={latest}>
          {latest.dryRun && latest.status === 'done' && (
            <ImportNow one={latest} onImport={isChecked ? () => send(file, false) : undefined} />
          )}
        </ImportResult>
      )}
    </div>
  )
}

/** The shop does not keep files that were only checked. */
function ImportNow({ one, onImport }: { one: ProductImport; onImport: (() => void) | undefined }) {
  const text = importButton(one)
  if (!text) return null
  if (!onImport)
    return <p className="text-ink-soft text-small">To import it, choose the file and check it once more.</p>
  return (
    <Button look="primary" className="sm:justify-self-start" onClick={onImport}>
      {text}
    </Button>
  )
}

function Running({ one }: { one: ProductImport }) {
  return (
    <Stage text={stageWords(one)} share={one.status === 'working' ? one.done / one.total : 0}>
      {one.failed > 0 && `${one.failed.toLocaleString('en-IN')} with errors so far. `}
      You can leave this page: it goes on by itself.
    </Stage>
  )
}

function Stage({ text, share, children }: { text: string; share: number; children?: React.ReactNode }) {
  return (
    <section aria-label="Progress" className="grid gap-2 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <p className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{text}</span>
        <span>{Math.floor(share * 100)}%</span>
      </p>
      <ProgressBar label={text} share={share} />
      {children && <p className="text-ink-soft text-small">{children}</p>}
    </section>
  )
}

export const meta = privatePageMeta('Import products', 'Many products at once, from a spreadsheet.')
