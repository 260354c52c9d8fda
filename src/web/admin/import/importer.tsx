import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { csvFailures } from '#contract/platform/csv.failures.ts'
import { LoadProblem } from '#web/kit/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportResult } from './import-result.tsx'
import { errorsSoFar, importButton, isRunning, progressText } from './import-texts.ts'
import type { LoadedImport } from './load-import.ts'
import { PictureDrop } from './picture-drop.tsx'
import { Stage } from './stage.tsx'
import { LastImport, UndoButton, UndoResult } from './undo-import.tsx'
import { undoProgress } from './undo-texts.ts'
import { useCsvUpload } from './use-csv-upload.ts'

const POLL_MS = 1_000

/** First the file is checked, then what is fine is imported; and taken back, if that was a mistake. */
export function Importer({ latest, faults, lastChange, stayed, problem }: LoadedImport) {
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<File>()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { revalidate } = useRevalidator()
  const running = latest && isRunning(latest) ? latest : undefined
  const undo = lastChange?.undo ?? undefined
  const isUndoing = undo?.status === 'working'
  usePolling(running ?? (isUndoing ? lastChange : undefined))
  const { share, refusal, send, clearRefusal } = useCsvUpload((dryRun, sent) => {
    setChecked(dryRun ? sent : undefined)
    return revalidate()
  })
  const isBusy = running !== undefined || share !== undefined || isUndoing
  const isChecked = file !== undefined && file === checked
  const isUndone = undo?.status === 'done' || undo?.status === 'failed'
  const isSame = latest?._id === lastChange?._id

  function check() {
    if (isBusy) return
    if (file) return void send(file, true)
    setMissing(true)
    field.current?.focus()
  }

  return (
    <div className="grid gap-6">
      <section aria-label="Choose a file" className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
        <FileDrop
          ref={field}
          file={file}
          disabled={isBusy}
          error={isMissing ? csvFailures.missing.text : refusal}
          onChoose={(chosen) => {
            setFile(chosen)
            setMissing(false)
            clearRefusal()
          }}
        />
        <PictureDrop />
        <Button
          look={isChecked ? 'secondary' : 'primary'}
          className="sm:justify-self-start"
          aria-disabled={isBusy}
          onClick={check}
        >
          Check file
        </Button>
      </section>
      {share !== undefined && <Stage text="Uploading…" share={share} />}
      {share === undefined && running && <Running one={running} />}
      {isUndoing && (
        <Stage text={undoProgress(undo)} share={undo.done / undo.total}>
          {GOES_ON}
        </Stage>
      )}
      {problem && <LoadProblem text={`Error: ${problem}`} />}
      {latest && !isBusy && !refusal && !(isSame && isUndone) && (
        <ImportResult key={latest._id} one={latest} faults={faults}>
          {latest.dryRun && latest.status === 'done' && (
            <ImportNow one={latest} onImport={isChecked ? () => send(file, false) : undefined} />
          )}
          {isSame && undo && <UndoButton one={latest} undo={undo} />}
        </ImportResult>
      )}
      {lastChange && undo && !isBusy && (isUndone || !isSame) && (
        <div key={lastChange._id}>
          {isUndone ? (
            <UndoResult one={lastChange} undo={undo} stayed={stayed} />
          ) : (
            <LastImport one={lastChange} undo={undo} />
          )}
        </div>
      )}
    </div>
  )
}

const GOES_ON = 'You can leave this page. We’ll keep going.'

/** What runs is loaded again after each answer, wherever it was begun. */
function usePolling(running: ProductImport | undefined | null) {
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
      {[errorsSoFar(one), GOES_ON].filter(Boolean).join(' ')}
    </Stage>
  )
}
