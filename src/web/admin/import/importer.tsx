import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { LoadProblem } from '#web/kit/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportResult } from './import-result.tsx'
import { errorsSoFar, importButton, isRunning, progressText } from './import-texts.ts'
import type { LoadedImport } from './load-import.ts'
import { useCsvUpload } from './use-csv-upload.ts'

const POLL_MS = 1_000

/** First the file is checked, then what is fine is imported. */
export function Importer({ latest, faults, problem }: LoadedImport) {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<File>()
  const { revalidate } = useRevalidator()
  const running = latest && isRunning(latest) ? latest : undefined
  usePolling(running)
  const { share, refusal, send, clearRefusal } = useCsvUpload((dryRun, sent) => {
    setChecked(dryRun ? sent : undefined)
    return revalidate()
  })
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
            clearRefusal()
          }}
        />
        <Button
          look={isChecked ? 'secondary' : 'primary'}
          className="sm:justify-self-start"
          aria-disabled={!file || isBusy}
          onClick={() => file && !isBusy && send(file, true)}
        >
          Check file
        </Button>
      </section>
      {share !== undefined && <Stage text="Uploading…" share={share} />}
      {share === undefined && running && <Running one={running} />}
      {problem && <LoadProblem text={`Error: ${problem}`} />}
      {latest && !isBusy && !refusal && (
        <ImportResult key={latest._id} one={latest} faults={faults}>
          {latest.dryRun && latest.status === 'done' && (
            <ImportNow one={latest} onImport={isChecked ? () => send(file, false) : undefined} />
          )}
        </ImportResult>
      )}
    </div>
  )
}

/** A running import is loaded again after each answer, wherever it was begun. */
function usePolling(running: ProductImport | undefined) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(revalidate, POLL_MS)
    return () => clearTimeout(timer)
  }, [running, revalidate])
}

/** The shop does not keep files that were only checked. */
function ImportNow({ one, onImport }: { one: ProductImport; onImport: (() => void) | undefined }) {
  const text = importButton(one)
  if (!text) return null
  if (!onImport) return <p className="text-ink-soft text-small">To import, choose the file and check it again.</p>
  return (
    <Button look="primary" className="sm:justify-self-start" onClick={onImport}>
      {text}
    </Button>
  )
}

function Running({ one }: { one: ProductImport }) {
  return (
    <Stage text={progressText(one)} share={one.status === 'working' ? one.done / one.total : 0}>
      {[errorsSoFar(one), 'You can leave this page. We’ll keep going.'].filter(Boolean).join(' ')}
    </Stage>
  )
}

function Stage({ text, share, children }: { text: string; share: number; children?: ReactNode }) {
  return (
    <section aria-label="Progress" className="grid gap-2 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <p className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{text}</span>
        <span>{Math.floor(share * 100)}%</span>
      </p>
      <progress
        aria-label={text}
        value={share}
        max={1}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]"
      />
      {children && <p className="text-ink-soft text-small">{children}</p>}
    </section>
  )
}
